/**
 * Gives each document of the editor the styles of the modules that it shows, and no others: the page itself, the canvas, and
 * every preview are documents of their own, and a hundred stylesheets for each of them were more than a browser can load.
 *
 * All styles come in one request (`build/editor-looks.css`), when a module is shown for the first time; those of previews,
 * which nobody touches, in another (`build/editor-previews.css`).
 */

/** What separates the modules in the file. */
const MARK = /\/\*! frontage ([\w-]+) \*\/\n/;

const CLASSES = /\.([a-z-]*frontage-[\w-]+)/g;

/** Name of the frame in which the post is edited. */
const CANVAS = 'editor-canvas';

/** Elements by which modules are recognized. */
const OURS = '[class*="frontage-"]';

interface Look {
	css: string;
	/** Its place among all: a later one may change what an earlier one says. */
	at: number;
}

/** A file with the styles of all modules. */
class Looks {
	/** Modules by the classes that belong to no block, such as those of extensions. */
	readonly others = new Map< string, string[] >();

	private request: Promise< Map< string, Look > > | undefined;

	constructor( private readonly address: string ) {}

	/** Loads the styles, once; again after it failed. */
	load(): Promise< Map< string, Look > > {
		this.request ??= fetch( this.address )
			.then( ( answer ) =>
				answer.ok
					? answer.text()
					: Promise.reject( new Error( answer.statusText ) )
			)
			.then( ( file ) => this.parse( file ) )
			.catch( ( error ) => {
				this.request = undefined;
				throw error;
			} );
		return this.request;
	}

	private parse( file: string ): Map< string, Look > {
		const looks = new Map< string, Look >();
		const parts = file.split( MARK ).slice( 1 );
		for ( let at = 0; at < parts.length; at += 2 ) {
			looks.set( parts[ at ]!, { css: parts[ at + 1 ] ?? '', at } );
		}
		for ( const [ name, { css } ] of looks ) {
			for ( const [ , one = '' ] of css.matchAll( CLASSES ) ) {
				const known = this.others.get( one ) ?? [];
				if ( ! known.includes( name ) && ! ownerOf( one, looks ) ) {
					this.others.set( one, [ ...known, name ] );
				}
			}
		}
		return looks;
	}
}

/** Of the page and of the canvas, and of all other frames, which are previews. */
let files: Record< 'canvas' | 'previews', Looks > | undefined;

const watched = new WeakSet< Document >();

/** Resolves when the styles are there. */
export const looksLoaded = (): Promise< unknown > =>
	files?.canvas.load() ?? Promise.resolve();

/**
 * Returns the module to which a class belongs by its name: `frontage-tabs__panel` to `tabs`.
 *
 * @param name  The class.
 * @param looks All styles.
 */
function ownerOf( name: string, looks: Map< string, Look > ) {
	let rest = name
		.replace( /^(wp-block-)?frontage-/, '' )
		.replace( /(__|--).*$/, '' );
	if ( rest === name ) {
		return undefined;
	}
	while ( rest && ! looks.has( rest ) ) {
		rest = rest.slice( 0, Math.max( 0, rest.lastIndexOf( '-' ) ) );
	}
	return rest || undefined;
}

/** Adds a module's styles to a document, in their place among those of ours. */
function add( page: Document, name: string, { css, at }: Look ): void {
	const style = page.createElement( 'style' );
	style.dataset.frontageLook = name;
	style.dataset.at = String( at );
	style.textContent = css;
	const next = [
		...page.head.querySelectorAll< HTMLElement >( '[data-frontage-look]' ),
	].find( ( one ) => Number( one.dataset.at ) > at );
	page.head.insertBefore( style, next ?? null );
}

/**
 * Watches one document.
 *
 * @param page The document.
 * @param file Its styles.
 */
function watch( page: Document, file: Looks ): void {
	if ( watched.has( page ) ) {
		return;
	}
	watched.add( page );
	const seen = new Set< string >();
	const added = new Set< string >();
	const note = async ( name: string ) => {
		if ( seen.has( name ) || ! name.includes( 'frontage-' ) ) {
			return;
		}
		seen.add( name );
		const looks = await file.load().catch( () => undefined );
		if ( ! looks ) {
			seen.delete( name );
			return;
		}
		const owner = ownerOf( name, looks );
		for ( const one of owner
			? [ owner ]
			: ( file.others.get( name ) ?? [] ) ) {
			if ( ! added.has( one ) ) {
				added.add( one );
				add( page, one, looks.get( one )! );
			}
		}
	};
	const look = ( element: Element ) => element.classList.forEach( note );
	const scan = ( element: Element ) => {
		look( element );
		element.querySelectorAll( OURS ).forEach( look );
		if ( element.localName === 'iframe' ) {
			watchFrame( element as HTMLIFrameElement );
		}
		element.querySelectorAll( 'iframe' ).forEach( watchFrame );
	};
	scan( page.documentElement );
	new MutationObserver( ( records ) => {
		for ( const { type, target, addedNodes } of records ) {
			if ( type === 'attributes' ) {
				look( target as Element );
			}
			for ( const node of addedNodes ) {
				if ( node.nodeType === Node.ELEMENT_NODE ) {
					scan( node as Element );
				}
			}
		}
	} ).observe( page, {
		attributes: true,
		attributeFilter: [ 'class' ],
		childList: true,
		subtree: true,
	} );
}

/** Watches what a frame shows, now and after it loads something else. */
function watchFrame( frame: HTMLIFrameElement ): void {
	const look = () => {
		// A page of another site has no document for us.
		if ( files && frame.contentDocument?.head ) {
			watch(
				frame.contentDocument,
				frame.name === CANVAS ? files.canvas : files.previews
			);
		}
	};
	look();
	frame.addEventListener( 'load', look );
}

/**
 * Begins to watch the page and all frames in it.
 *
 * @param urls Of the files with all styles.
 */
export function watchLooks(
	urls: Record< 'canvas' | 'previews', string >
): void {
	files = {
		canvas: new Looks( urls.canvas ),
		previews: new Looks( urls.previews ),
	};
	watch( document, files.canvas );
}
