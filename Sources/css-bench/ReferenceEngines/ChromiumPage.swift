import Foundation

/// The page that makes the same measurements in a browser.
enum ChromiumPage {
    /// The text before and after the results.
    static let mark = "=====figures====="

    static func html(_ text: [UInt8], _ tree: BenchTree, runs: Int) -> String {
        """
        <!doctype html><meta charset="utf-8"><title>css-bench</title><body><script>
        const text = \(json(String(decoding: text, as: UTF8.self))), tree = \(json(spec(tree.root)));
        const runs = \(runs), mark = \(json(mark));
        \(script)
        </script>
        """
    }

    /// Elements have their own namespace, so that no rules of the browser match them.
    private static let script = """
        function build([type, id, classes, children]) {
            const element = document.createElementNS('urn:css-bench', type);
            if (id) element.id = id;
            if (classes) element.setAttribute('class', classes);
            for (const child of children) element.append(build(child));
            return element;
        }
        const root = build(tree), all = [root, ...root.querySelectorAll('*')];
        function time(work) {
            const start = performance.now();
            work();
            return performance.now() - start;
        }
        function median(values) { return values.sort((a, b) => a - b)[values.length >> 1]; }
        /** What styling the tree takes once it is added; the sheet is ready by then. */
        function restyle(sheet, force) {
            document.adoptedStyleSheets = [sheet];
            getComputedStyle(document.body).color;
            document.body.append(root);
            const result = time(force);
            root.remove();
            document.adoptedStyleSheets = [];
            getComputedStyle(document.body).color;
            return result;
        }
        const load = [], styles = [], queries = [];
        for (let run = 0; run <= runs; run++) {
            let sheet = new CSSStyleSheet();
            load.push(time(() => sheet.replaceSync(text)));
            queries.push(restyle(sheet, () => { for (const element of all) getComputedStyle(element).color; }));
            sheet = new CSSStyleSheet();
            sheet.replaceSync(text + '* { display: contents !important }');
            styles.push(restyle(sheet, () => getComputedStyle(root).color));
            if (run == 0) load.pop(), styles.pop(), queries.pop();
        }
        const figures = { load: median(load), restyle: median(styles), query: median(queries) };
        document.body.textContent = mark + JSON.stringify(figures) + mark;
        """

    private static func spec(_ node: BenchNode) -> [Any] {
        [
            node.styleTypes[0], node.styleID ?? "", node.styleClasses.joined(separator: " "),
            node.styleChildren.map(spec),
        ]
    }

    /// Returns a value as JavaScript that is safe in a script element.
    private static func json(_ value: Any) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: [value])) ?? Data("[null]".utf8)
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/") + "[0]"
    }
}
