/** Functions that run in the editor's page: what the inserter shows of a block before it is inserted. */

/** Styles of ours in one preview, inlined or linked, at most. */
export const MOST_BYTES = 60 * 1024;

/** What is looked at, and what was seen of it. */
export interface Shown {
	id: string;
	faults: string[];
}

interface Example {
	attributes?: object;
	innerBlocks?: object[];
	viewportWidth?: number;
}

interface Item {
	id: string;
	name: string;
	initialAttributes: object;
	example?: Example;
}

declare const wp: any;

/** The IDs of everything of ours that the inserter offers, such as `frontage/tabs/vertical`. */
export const offered = (): string[] =>
	wp.data
		.select( 'core/block-editor' )
		.getInserterItems( '' )
		.filter( ( { name }: Item ) => name.startsWith( 'frontage/' ) )
		.map( ( { id }: Item ) => id );

/**
 * Renders the examples of items as the inserter does, beside each other.
 *
 * @param ids Of items.
 */
export function showExamples( ids: string[] ): void {
	/** Width of the inserter's preview, in pixels. */
	const width = 280;
	/** As the inserter gives it. */
	const additionalStyles = [ { css: 'body{padding:24px}' } ];
	const { createElement, createRoot } = wp.element;
	const items: Item[] = wp.data
		.select( 'core/block-editor' )
		.getInserterItems( '' )
		.filter( ( { id }: Item ) => ids.includes( id ) );
	document.querySelector( '[data-previews]' )?.remove();
	const over = document.createElement( 'div' );
	over.dataset.previews = '';
	over.style.cssText =
		'position:fixed;inset:0;z-index:1000000;overflow:auto;display:flex;flex-wrap:wrap;gap:8px;background:#fff';
	document.body.append( over );
	createRoot( over ).render(
		items.map( ( { id, name, initialAttributes, example = {} } ) =>
			createElement(
				'div',
				{ key: id, 'data-item': id, style: { width } },
				createElement( wp.blockEditor.BlockPreview, {
					blocks: wp.blocks.getBlockFromExample( name, {
						...example,
						attributes: {
							...example.attributes,
							...initialAttributes,
						},
					} ),
					viewportWidth: example.viewportWidth ?? 500,
					minHeight: 144,
					additionalStyles,
				} )
			)
		)
	);
}

/**
 * Returns what is wrong with each of the previews that are shown.
 *
 * @param options          What to look at.
 * @param options.previews Selector of elements with a preview each, by default those of `showExamples()`.
 * @param options.bytes    Of our styles, at most.
 */
export function faultsOfExamples( {
	previews = '[data-item]',
	bytes = Infinity,
}: { previews?: string; bytes?: number } = {} ): Shown[] {
	/** Tools to set something up, and what says that something is missing. */
	const unfinished =
		'.components-placeholder, .components-spinner, .components-notice, .block-editor-warning, .block-editor-default-block-appender';
	/** What WordPress says of a block that it does not know, or whose content it does not. */
	const unknown =
		/unsupported|site doesn.t include support|unexpected or invalid content|could not be loaded/i;
	/** Bytes of our styles in a document: a linked file is more than any number. */
	const bytesIn = ( head: Element ): number =>
		head.querySelector( 'link[href*="/plugins/frontage/"]' )
			? Infinity
			: [
					...head.querySelectorAll(
						'style[data-frontage-look], style[id^="frontage-"]'
					),
				].reduce( ( sum, one ) => sum + one.textContent!.length, 0 );
	const looked = ( item: Element ): string[] => {
		const root = item
			.querySelector( 'iframe' )
			?.contentDocument?.querySelector< HTMLElement >(
				'.is-root-container'
			);
		if ( ! root?.querySelector( '.wp-block' ) ) {
			return [ 'is not there' ];
		}
		const seen = ( one: Element ) =>
			one.checkVisibility() && one.getBoundingClientRect().height > 4;
		const all = ( selector: string ) =>
			[ ...root.querySelectorAll( selector ) ].filter( seen );
		const isPainted =
			root.innerText.trim() !== '' ||
			all( 'img, svg, video, input' ).length > 0;
		const page = root.ownerDocument.documentElement;
		const styles = bytesIn( root.ownerDocument.head );
		const said = unknown.exec( root.innerText )?.[ 0 ];
		return [
			...( isPainted ? [] : [ 'is empty' ] ),
			...( said ? [ `says “${ said }”` ] : [] ),
			...( root.querySelector( '[aria-busy="true"]' )
				? [ 'waits' ]
				: [] ),
			...( styles > bytes ? [ `has ${ styles } bytes of styles` ] : [] ),
			...all( unfinished ).map( ( one ) => `shows ${ one.className }` ),
			...all( 'img' )
				.map( ( one ) => one as HTMLImageElement )
				// Those out of sight need not be there yet.
				.filter(
					( one ) =>
						! one.naturalWidth &&
						( one.complete || one.loading !== 'lazy' )
				)
				.map( ( one ) => `lacks ${ one.src }` ),
			...all( '.wp-element-button' )
				.filter(
					( one ) =>
						! one.textContent?.trim() &&
						! one.querySelector( 'svg' )
				)
				.map( () => 'has a button without a word' ),
			...( page.scrollWidth > page.clientWidth + 1
				? [ `is cut off: ${ page.scrollWidth } pixels` ]
				: [] ),
		];
	};
	return [ ...document.querySelectorAll< HTMLElement >( previews ) ].map(
		( item ) => ( {
			id: item.dataset.item ?? item.ariaLabel ?? item.innerText,
			faults: looked( item ),
		} )
	);
}
