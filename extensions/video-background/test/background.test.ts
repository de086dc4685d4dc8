/** A video behind a block: when it loads, plays and pauses. */
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { background } from '../view/background';

const see = ( isIntersecting: boolean ) =>
	FakeIntersectionObserver.last.see( { isIntersecting } );
const words = { pause: 'Pause', play: 'Play' };

beforeEach( () => {
	document.body.innerHTML = '<div id="block"><p>Words</p></div>';
	FakeIntersectionObserver.install();
	HTMLMediaElement.prototype.pause = jest.fn();
	HTMLMediaElement.prototype.play = jest.fn( async () => {} );
} );

const start = () => {
	const block = document.querySelector< HTMLElement >( '#block' )!;
	const end = background( block, '/ball.webm', words );
	return {
		block,
		end,
		video: block.querySelector( 'video' )!,
		button: block.querySelector( 'button' )!,
	};
};

it( 'loads in view, plays without sound, and pauses out of view', () => {
	const { video } = start();
	expect( video.getAttribute( 'src' ) ).toBeNull();
	expect( video.muted ).toBe( true );
	see( false );
	expect( video.getAttribute( 'src' ) ).toBeNull();
	see( true );
	expect( video.getAttribute( 'src' ) ).toBe( '/ball.webm' );
	expect( video.play ).toHaveBeenCalledTimes( 1 );
	( video.pause as jest.Mock ).mockClear();
	see( false );
	expect( video.pause ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes on out of view if the author wants it', () => {
	const { block, video } = start();
	block.dataset.frontageVideoOutside = 'true';
	see( true );
	see( false );
	expect( video.pause ).not.toHaveBeenCalled();
} );

it( 'stays paused by its button, also when it comes into view again', () => {
	const { video, button } = start();
	see( true );
	expect( button.ariaLabel ).toBe( 'Pause' );
	button.click();
	expect( video.pause ).toHaveBeenCalledTimes( 1 );
	expect( button.ariaLabel ).toBe( 'Play' );
	see( false );
	see( true );
	expect( video.play ).toHaveBeenCalledTimes( 1 );
	button.click();
	expect( video.play ).toHaveBeenCalledTimes( 2 );
} );

it( 'plays again after it was scrolled past while it loaded, but not if the browser refuses', async () => {
	const { video, button } = start();
	const play = video.play as jest.Mock;
	const fails = async ( name: string ) => {
		play.mockRejectedValueOnce( new DOMException( '', name ) );
		see( true );
		see( false );
		await Promise.resolve();
	};
	await fails( 'AbortError' );
	expect( button.ariaLabel ).toBe( 'Pause' );
	await fails( 'NotAllowedError' );
	expect( button.ariaLabel ).toBe( 'Play' );
	see( true );
	expect( play ).toHaveBeenCalledTimes( 2 );
} );

it( 'leaves no button for a video that cannot be played, and nothing when it ends', () => {
	const { block, video, end } = start();
	video.dispatchEvent( new Event( 'error' ) );
	expect( block.querySelector( 'button' ) ).toBeNull();
	end();
	expect( block.innerHTML ).toBe( '<p>Words</p>' );
} );

it( 'lies over the picture of a cover, and under what dims it', () => {
	const block = document.querySelector( '#block' )!;
	block.innerHTML =
		'<img class="wp-block-cover__image-background"><span class="wp-block-cover__background"></span><div></div>';
	start();
	expect( [ ...block.children ].map( ( { tagName } ) => tagName ) ).toEqual( [
		'IMG',
		'VIDEO',
		'SPAN',
		'DIV',
		'BUTTON',
	] );
} );
