/**
 * Gives each document of the editor the styles of what it shows, and no others: the page itself, the canvas, and every preview
 * are documents of their own, and a hundred stylesheets for each of them were more than a browser can load.
 *
 * All styles come in one request (`build/editor-styles.css`), when something of ours is shown for the first time; those of
 * previews, which nobody touches, in another (`build/editor-previews.css`). Each part of a file says which classes it needs
 * (`tools/build/style-parts.mjs`), so that a preview of five lists has once what they share.
 */

/** What stands before each part: alternatives, each with the classes that must all be there. */
const MARK = /\/\*! frontage ([^*]+) \*\/\n/;

/** Name of the frame in which the post is edited. */
const CANVAS = 'editor-canvas';

/** Elements with classes of ours. */
const OURS = '[class*="frontage-"]';

/** The styles of all modules, in their order. */
export class EditorStyles {
	private readonly parts: string[] = [];

	/** Alternatives in which a class is named, with the number of their part. */
	private readonly byClass = new Map<
		string,
		{ all: string[]; at: number }[]
	>();

	/** @param file Parts behind their marks. */
	constructor( file: string ) {
		const pieces = file.split( MARK ).slice( 1 );
		for ( let at = 0; at * 2 < pieces.length; at++ ) {
			this.parts.push( pieces[ at * 2 + 1 ] ?? '' );
			for ( const needs of pieces[ at * 2 ]!.split( ',' ) ) {
				const all = needs.split( ' ' );
				for ( const one of all ) {
					const known = this.byClass.get( one ) ?? [];
					this.byClass.set( one, known );
					known.push( { all, at } );
				}
			}
		}
	}

	/**
	 * Returns the numbers of the parts that a new class makes necessary.
	 *
	 * @param name  The class.
	 * @param there All classes, this one included.
	 */
	neededWith( name: string, there: Set< string > ): number[] {
		return ( this.byClass.get( name ) ?? [] )
			.filter( ( { all } ) => all.every( ( one ) => there.has( one ) ) )
			.map( ( { at } ) => at );
	}

	/**
	 * Returns the styles of some parts.
	 *
	 * @param numbers In any order.
	 */
	css( numbers: Set< number > ): string {
		return [ ...numbers ]
			.sort( ( a, b ) => a - b )
			.map( ( at ) => this.parts[ at ] )
			.join( '' );
	}
}

/** A file with styles, loaded once; again after it failed. */
class StyleFile {
	styles: EditorStyles | undefined;

	private request: Promise< void > | undefined;

	constructor( private readonly address: string ) {}

	load(): Promise< void > {
		this.request ??= fetch( this.address )
			.then( ( answer ) =>
				answer.ok
					? answer.text()
					: Promise.reject( new Error( answer.statusText ) )
			)
			.then( ( file ) => {
				this.styles = new EditorStyles( file );
			} )
			.catch( ( error ) => {
				this.request = undefined;
				throw error;
			} );
		return this.request;
	}
}

/** Of the page and of the canvas, and of all other frames, which are previews. */
let files: Record< 'canvas' | 'previews', StyleFile > | undefined;

const watched = new WeakSet< Document >();

/** Resolves when the styles are there. */
export const stylesLoaded = (): Promise< unknown > =>
	files?.canvas.load() ?? Promise.resolve();

/** The classes in a document, and the styles that it has for them. */
class Styles {
	private readonly there = new Set< string >();

	private readonly waiting = new Set< string >();

	private readonly added = new Set< number >();

	private element: HTMLStyleElement | undefined;

	constructor(
		private readonly page: Document,
		private readonly file: StyleFile
	) {}

	/** Notes a class; its styles come with those of others that are noted now. */
	note( name: string ): void {
		if ( this.there.has( name ) || ! name.includes( 'frontage-' ) ) {
			return;
		}
		this.there.add( name );
		this.waiting.add( name );
	}

	/** Adds what the noted classes need, before the browser paints if the file is there. */
	update(): void {
		if ( ! this.waiting.size ) {
			return;
		}
		const { styles } = this.file;
		if ( ! styles ) {
			// What is noted waits for the next try.
			this.file.load().then(
				() => this.update(),
				() => {}
			);
			return;
		}
		const before = this.added.size;
		for ( const name of this.waiting ) {
			styles
				.neededWith( name, this.there )
				.forEach( ( at ) => this.added.add( at ) );
		}
		this.waiting.clear();
		if ( this.added.size > before ) {
			this.show( styles.css( this.added ) );
		}
	}

	private show( css: string ): void {
		if ( ! this.element ) {
			this.element = this.page.createElement( 'style' );
			this.element.dataset.frontageLook = '';
		}
		if ( ! this.element.isConnected ) {
			this.page.head.append( this.element );
		}
		this.element.textContent = css;
	}
}

/**
 * Watches one document.
 *
 * @param page The document.
 * @param file Its styles.
 */
function watch( page: Document, file: StyleFile ): void {
	if ( watched.has( page ) ) {
		return;
	}
	watched.add( page );
	const styles = new Styles( page, file );
	const look = ( element: Element ) =>
		element.classList.forEach( ( name ) => styles.note( name ) );
	const scan = ( element: Element ) => {
		look( element );
		element.querySelectorAll( OURS ).forEach( look );
		if ( element.localName === 'iframe' ) {
			watchFrame( element as HTMLIFrameElement );
		}
		element.querySelectorAll( 'iframe' ).forEach( watchFrame );
	};
	scan( page.documentElement );
	styles.update();
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
		styles.update();
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
export function watchStyles(
	urls: Record< 'canvas' | 'previews', string >
): void {
	files = {
		canvas: new StyleFile( urls.canvas ),
		previews: new StyleFile( urls.previews ),
	};
	watch( document, files.canvas );
}
