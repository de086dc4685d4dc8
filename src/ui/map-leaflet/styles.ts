/**
 * The styles that Leaflet needs, for the parts that are used. They come with it, since no page needs them before; its own
 * stylesheet has pictures, popups and fixed colors that are not used here.
 */
const LOOK = `
.leaflet-container{overflow:hidden;direction:ltr;touch-action:auto}
.leaflet-container.leaflet-touch-zoom{touch-action:pan-x pan-y}
.leaflet-container.leaflet-touch-drag{touch-action:pinch-zoom}
.leaflet-container.leaflet-touch-drag.leaflet-touch-zoom{touch-action:none}
.leaflet-pane,.leaflet-tile,.leaflet-marker-icon,.leaflet-tile-container,.leaflet-pane>svg,.leaflet-zoom-box,.leaflet-layer{position:absolute;left:0;top:0}
.leaflet-tile,.leaflet-marker-icon{user-select:none;-webkit-user-drag:none}
.leaflet-container .leaflet-tile-pane img,.leaflet-container img.leaflet-tile{max-width:none;max-height:none;width:256px;height:256px;padding:0;margin:0;border-radius:0;mix-blend-mode:plus-lighter}
.leaflet-tile{visibility:hidden}
.leaflet-tile-loaded{visibility:inherit}
.leaflet-pane{z-index:400}
.leaflet-tile-pane{z-index:200}
.leaflet-overlay-pane{z-index:400}
.leaflet-marker-pane{z-index:600}
.leaflet-pane>svg path{pointer-events:none}
.leaflet-overlay-pane svg{max-width:none;max-height:none}
.leaflet-grab{cursor:grab}
.leaflet-dragging .leaflet-grab{cursor:grabbing}
.leaflet-zoom-animated{transform-origin:0 0}
.leaflet-zoom-anim .leaflet-zoom-animated{transition:transform .25s cubic-bezier(0,0,.25,1)}
.leaflet-zoom-anim .leaflet-tile,.leaflet-pan-anim .leaflet-tile{transition:none}
.leaflet-zoom-anim .leaflet-zoom-hide{visibility:hidden}
.leaflet-fade-anim .leaflet-tile{will-change:opacity}
.leaflet-top,.leaflet-bottom{position:absolute;z-index:1000;pointer-events:none}
.leaflet-top{top:0}.leaflet-bottom{bottom:0}.leaflet-left{left:0}.leaflet-right{right:0}
.leaflet-control{position:relative;clear:both;float:left;pointer-events:auto}
.leaflet-right .leaflet-control{float:right}
.leaflet-control-zoom{margin:8px;background:#fff;border-radius:8px;box-shadow:0 1px 4px rgb(0 0 0/.4)}
.leaflet-container .leaflet-control-zoom a{display:grid;place-content:center;width:44px;height:44px;font:600 20px/1 system-ui,sans-serif;color:#1a1a1a;text-decoration:none;border-radius:8px}
.leaflet-container .leaflet-control-zoom a:hover{background:#eee}
.leaflet-container .leaflet-control-zoom a:focus-visible{outline:2px solid #1a1a1a;outline-offset:-4px}
.leaflet-container .leaflet-control-zoom .leaflet-disabled{color:#757575;cursor:not-allowed}
.leaflet-control-attribution,.leaflet-control-scale-line{padding:2px 6px;font:12px/1.4 system-ui,sans-serif;color:#1a1a1a;background:rgb(255 255 255/.9)}
.leaflet-container .leaflet-control-attribution a{color:#1a1a1a;text-decoration:underline}
.leaflet-control-scale{margin:0 0 8px 8px}
.leaflet-control-scale-line{box-sizing:border-box;border:2px solid #1a1a1a;border-top:0;white-space:nowrap}
.leaflet-control-scale-line+.leaflet-control-scale-line{margin-top:-2px;border:2px solid #1a1a1a;border-bottom:0}
.is-silver .leaflet-tile-pane{filter:grayscale(1) brightness(1.08) contrast(.85)}
.is-retro .leaflet-tile-pane{filter:sepia(.55) saturate(.9) brightness(.98)}
.is-dark .leaflet-tile-pane{filter:invert(1) grayscale(1) brightness(.9) contrast(.85)}
.is-night .leaflet-tile-pane{filter:invert(1) hue-rotate(180deg) sepia(.2) brightness(.85) contrast(.9)}
.is-aubergine .leaflet-tile-pane{filter:invert(1) hue-rotate(200deg) saturate(1.2) brightness(.8) contrast(.9)}
@media(prefers-reduced-motion:reduce){.leaflet-zoom-anim .leaflet-zoom-animated{transition:none}}
@media print{.leaflet-control-zoom{display:none}}
`;

const known = new WeakSet< Document >();

/**
 * Adds the styles to a document, once. As a constructed sheet, it needs no permission of a content security policy.
 *
 * @param document Where a map opens.
 */
export function addMapStyles( document: Document ): void {
	if ( known.has( document ) ) {
		return;
	}
	known.add( document );
	const sheet = new document.defaultView!.CSSStyleSheet();
	sheet.replaceSync( LOOK );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}
