"""Lays out a scene with Taffy, measures the time and prints the boxes. LayoutPeer runs it.

It calls the compiled functions directly.
"""
import sys
sys.path.insert(0, sys.argv[1])
from time import perf_counter_ns
from stretchable import Style, taffylib

AUTO, POINTS, MAX_CONTENT, FLEX = 0, 1, 4, 7
runs = int(sys.argv[2])
lines = [line.split() for line in sys.stdin]
width, changed, style_count, node_count = float(lines[0][0]), *map(int, lines[0][1:])
initial = Style().to_dict()

def points(value): return {'dim': AUTO if value < 0 else POINTS, 'value': value}
def edges(value): return {side: points(value) for side in ('top', 'right', 'bottom', 'left')}

def make(fields):
    display, column, wrap, grow, shrink, width, height, padding, margin, gap, columns = map(float, fields)
    track = {'min_size': points(-1), 'max_size': {'dim': FLEX, 'value': 1.0}}
    tracks = [{'repetition': -2, 'single': track, 'repeat': []}] * int(columns)
    return dict(
        initial, display=int(display), flex_direction=int(column), flex_wrap=int(wrap), flex_grow=grow,
        flex_shrink=shrink, size={'width': points(width), 'height': points(height)}, padding=edges(padding),
        margin=edges(margin), gap={'width': points(gap), 'height': points(gap)}, grid_template_rows=[],
        grid_template_columns=tracks, grid_auto_rows=[], grid_auto_columns=[])

styles = [make(line) for line in lines[1:style_count + 1]]
links = [(int(parent), int(style)) for parent, style in lines[style_count + 1:]]
space = {'width': {'dim': POINTS, 'value': width}, 'height': {'dim': MAX_CONTENT, 'value': 0.0}}

def build(taffy):
    nodes = []
    for parent, style in links:
        nodes.append(taffylib.node_create(taffy, styles[style]))
        if parent >= 0: taffylib.node_add_child(taffy, nodes[parent], nodes[-1])
    return nodes

def timed(work):
    start = perf_counter_ns()
    work()
    return perf_counter_ns() - start

def median(values): return sorted(values)[len(values) // 2]

full, same, other = [], [], []
taffy = None
for run in range(min(runs, 7) + 1):
    if taffy is not None: taffylib.free(taffy)
    taffy = taffylib.init()
    taffylib.disable_rounding(taffy)
    nodes = build(taffy)
    full.append(timed(lambda: taffylib.node_compute_layout(taffy, nodes[0], space)))
boxes = []
for node in nodes:
    box = taffylib.PyLayout()
    taffylib.node_get_layout(taffy, node, box)
    boxes.append(f'{box.x} {box.y} {box.width} {box.height}')

def mark():
    taffylib.node_mark_dirty(taffy, nodes[changed])
    taffylib.node_compute_layout(taffy, nodes[0], space)

for run in range(runs * 10):
    same.append(timed(mark))
for run in range(runs * 10):
    style = styles[links[changed][1] if run % 2 else -1]
    # Reading the style from Python takes longer than the layout, so that it is not timed.
    taffylib.node_set_style(taffy, nodes[changed], style)
    other.append(timed(lambda: taffylib.node_compute_layout(taffy, nodes[0], space)))
print(median(full), median(same), median(other))
print('\n'.join(boxes))
