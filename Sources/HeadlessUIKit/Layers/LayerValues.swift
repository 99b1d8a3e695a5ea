/// The values of a layer that animations can change.
struct LayerValues {
    var style: LayerStyle
    var geometry: LayerGeometry
}
