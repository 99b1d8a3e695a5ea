// Lays out a scene with Yoga, measures the time and prints the boxes. LayoutPeer builds and runs it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <yoga/Yoga.h>

struct Style {
    double display, column, wrap, grow, shrink, width, height, padding, margin, gap, columns;
};
static std::vector<Style> styles;
static std::vector<std::pair<int, int>> links;
static double rootWidth;
static int changed;

static void setSize(YGNodeRef node, const Style &style) {
    if (style.width >= 0) YGNodeStyleSetWidth(node, style.width);
    if (style.height >= 0) YGNodeStyleSetHeight(node, style.height);
}

static YGSize measure(YGNodeConstRef, float, YGMeasureMode, float, YGMeasureMode) {
    return YGSize{0, 0};
}

static std::vector<YGNodeRef> build(YGConfigRef config) {
    std::vector<YGNodeRef> nodes;
    for (auto [parent, index] : links) {
        const Style &style = styles[index];
        YGNodeRef node = YGNodeNewWithConfig(config);
        YGNodeStyleSetFlexDirection(node, style.column ? YGFlexDirectionColumn : YGFlexDirectionRow);
        YGNodeStyleSetFlexWrap(node, style.wrap ? YGWrapWrap : YGWrapNoWrap);
        YGNodeStyleSetAlignContent(node, YGAlignStretch);
        YGNodeStyleSetFlexGrow(node, style.grow);
        YGNodeStyleSetFlexShrink(node, style.shrink);
        YGNodeStyleSetPadding(node, YGEdgeAll, style.padding);
        YGNodeStyleSetMargin(node, YGEdgeAll, style.margin);
        YGNodeStyleSetGap(node, YGGutterAll, style.gap);
        setSize(node, style);
        if (parent >= 0) YGNodeInsertChild(nodes[parent], node, YGNodeGetChildCount(nodes[parent]));
        nodes.push_back(node);
    }
    YGNodeSetMeasureFunc(nodes[changed], measure);
    return nodes;
}

template <typename Work> static double time(Work work) {
    auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

static double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int main(int, char **arguments) {
    int styleCount, nodeCount, runs = atoi(arguments[1]);
    if (scanf("%lf %d %d %d", &rootWidth, &changed, &styleCount, &nodeCount) != 4) return 1;
    for (int index = 0; index < styleCount; index++) {
        Style s;
        if (scanf("%lf %lf %lf %lf %lf %lf %lf %lf %lf %lf %lf", &s.display, &s.column, &s.wrap, &s.grow,
                  &s.shrink, &s.width, &s.height, &s.padding, &s.margin, &s.gap, &s.columns) != 11)
            return 1;
        styles.push_back(s);
    }
    for (int index = 0; index < nodeCount; index++) {
        int parent, style;
        if (scanf("%d %d", &parent, &style) != 2) return 1;
        links.push_back({parent, style});
    }
    YGConfigRef config = YGConfigNew();
    YGConfigSetUseWebDefaults(config, true);
    YGConfigSetPointScaleFactor(config, 0);
    std::vector<YGNodeRef> nodes;
    auto layOut = [&] { YGNodeCalculateLayout(nodes[0], rootWidth, YGUndefined, YGDirectionLTR); };
    std::vector<double> full, same, other;
    for (int run = 0; run <= runs; run++) {
        if (!nodes.empty()) YGNodeFreeRecursive(nodes[0]);
        nodes = build(config);
        full.push_back(time(layOut));
    }
    std::vector<float> boxes;
    for (YGNodeRef node : nodes)
        boxes.insert(boxes.end(), {YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node),
                                   YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node)});
    for (int run = 0; run <= runs * 10; run++) {
        same.push_back(time([&] {
            YGNodeMarkDirty(nodes[changed]);
            layOut();
        }));
    }
    for (int run = 0; run <= runs * 10; run++) {
        const Style &style = styles[run % 2 ? links[changed].second : styleCount - 1];
        other.push_back(time([&] {
            setSize(nodes[changed], style);
            layOut();
        }));
    }
    printf("%f %f %f\n", median(full), median(same), median(other));
    for (size_t index = 0; index < boxes.size(); index += 4)
        printf("%f %f %f %f\n", boxes[index], boxes[index + 1], boxes[index + 2], boxes[index + 3]);
}
