/** A page with players, as jsdom has none: files that play, frames that are told something, and elements that are hidden. */
import { mount } from '..';

export const find = < Found extends HTMLElement >( selector: string ) =>
	document.querySelector< Found >( selector )!;

/** Elements that a test has hidden, as browsers know it. */
export const unrendered = new Set< Element >();

/** Shows content, and makes all files in it play. */
export function page( html: string ): void {
	document.body.innerHTML = `<main>${ html }</main>`;
	document
		.querySelectorAll< HTMLMediaElement >( 'video,audio' )
		.forEach( plays );
	// A browser tells of a frame when it has loaded.
	document
		.querySelectorAll( 'iframe' )
		.forEach( ( frame ) => frame.dispatchEvent( new Event( 'load' ) ) );
}

export function plays( media: HTMLMediaElement ): void {
	let paused = false;
	Object.defineProperty( media, 'paused', {
		configurable: true,
		get: () => paused,
	} );
	media.pause = jest.fn( () => {
		paused = true;
	} );
	media.play = jest.fn( async () => {
		paused = false;
	} );
	media.dispatchEvent( new Event( 'play' ) );
}

/** Notes what frames are told. */
export function told(): unknown[] {
	const all: unknown[] = [];
	document.querySelectorAll( 'iframe' ).forEach( ( { contentWindow } ) => {
		jest.spyOn( contentWindow!, 'postMessage' ).mockImplementation(
			( data: string, origin?: unknown ) =>
				void all.push( [ JSON.parse( data ), origin ] )
		);
	} );
	return all;
}

/** Lets the observers tell, and waits until the page has been looked at. */
export async function settled(): Promise< void > {
	await Promise.resolve();
	jest.runOnlyPendingTimers();
}

/** Watches the pages of all tests of a file. */
export function watchPages(): void {
	jest.useFakeTimers();
	beforeAll( () => {
		Element.prototype.checkVisibility = function ( this: Element ) {
			return (
				this.isConnected &&
				! this.closest(
					'[hidden],details:not([open]) > :not(summary)'
				) &&
				! [ ...unrendered ].some( ( one ) => one.contains( this ) )
			);
		};
		mount();
	} );
	beforeEach( () => unrendered.clear() );
	afterEach( async () => {
		document.body.innerHTML = '';
		await settled();
	} );
}
