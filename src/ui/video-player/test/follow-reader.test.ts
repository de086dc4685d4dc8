/** A video in the corner: what brings it back to its place. */
import { openTheatre } from '..';

const WORDS = { failed: 'Not here', close: 'Close' };

let scroll: ( top: number ) => void;

beforeEach( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	HTMLElement.prototype.showPopover = () => {};
	HTMLElement.prototype.hidePopover = () => {};
	window.IntersectionObserver = class {
		constructor( call: IntersectionObserverCallback ) {
			scroll = ( top ) =>
				call(
					[
						{
							isIntersecting: top >= 0,
							boundingClientRect: { top },
						} as IntersectionObserverEntry,
					],
					this as unknown as IntersectionObserver
				);
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

/** Opens a video that its reader has scrolled past. */
function corner() {
	document.body.innerHTML =
		'<div id="frame"><div id="stage"><a href="/w">Play</a></div></div><p></p>';
	const find = < Part extends HTMLElement >( selector: string ) =>
		document.querySelector< Part >( selector )!;
	const stage = find( '#stage' );
	const theatre = openTheatre(
		{
			frame: find( '#frame' ),
			stage,
			open: find( 'a' ),
			status: find( 'p' ),
		},
		{
			isSticky: true,
			vendor: 'youtube',
			embed: 'https://player.example/embed/7',
			title: 'Harbour',
			words: WORDS,
		}
	);
	theatre.play( {} );
	const say = ( data: string ) =>
		window.dispatchEvent(
			new MessageEvent( 'message', {
				data,
				origin: 'https://player.example',
				source: document.querySelector( 'iframe' )!.contentWindow,
			} )
		);
	say( '{"event":"onStateChange","info":1}' );
	scroll( -100 );
	return { stage, theatre, say };
}

it( 'goes back when what has loaded is removed, such as without consent', () => {
	const { stage, theatre } = corner();
	expect( stage.popover ).toBe( 'manual' );
	theatre.stop();
	expect( stage.popover ).toBeFalsy();
	expect( stage.querySelector( 'button' ) ).toBeNull();
} );

it( 'goes back when its player fails', () => {
	const { stage, say } = corner();
	say( '{"event":"onError","info":150}' );
	expect( stage.popover ).toBeFalsy();
} );

it( 'stays while it is paused', () => {
	const { stage, say } = corner();
	say( '{"event":"onStateChange","info":2}' );
	expect( stage.popover ).toBe( 'manual' );
} );
