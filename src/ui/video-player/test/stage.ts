/** A page with a player of a vendor, which notes what it is sent, or with a file. */
import { openTheatre, type Parts, type VideoProps } from '..';

export const PROPS: VideoProps = {
	embed: 'https://player.example/embed/7?x=1#t=5s',
	title: 'Harbour',
	words: { failed: 'Not here', close: 'Close' },
};

export function page( hasFile = false ): Parts {
	document.body.innerHTML = `<div id="frame"><div id="stage">${
		hasFile ? '<video></video>' : '<a href="/w">Play</a>'
	}</div></div><p></p>`;
	const find = < Part extends HTMLElement >( selector: string ) =>
		document.querySelector< Part >( selector )!;
	return {
		frame: find( '#frame' ),
		stage: find( '#stage' ),
		open: find( 'a' ) ?? undefined,
		file: find< HTMLVideoElement >( 'video' ) ?? undefined,
		status: find( 'p' ),
	};
}

/** Opens a player, and notes what it is sent. */
export function open( props: Partial< VideoProps > = {}, start = {} ) {
	const parts = page();
	const theatre = openTheatre( parts, { ...PROPS, ...props } );
	theatre.play( start );
	const frame = document.querySelector( 'iframe' )!;
	const sent: unknown[] = [];
	jest.spyOn( frame.contentWindow!, 'postMessage' ).mockImplementation(
		( data: string, origin?: unknown ) =>
			void sent.push( [ JSON.parse( data ), origin ] )
	);
	const say = (
		data: unknown,
		{ origin = 'https://player.example', source = frame.contentWindow } = {}
	) =>
		window.dispatchEvent(
			new MessageEvent( 'message', { data, origin, source } )
		);
	return { parts, theatre, frame, sent, say };
}

/** Makes files playable, which they are not in jsdom. */
export function allowFiles(): void {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	HTMLMediaElement.prototype.pause = jest.fn();
	HTMLMediaElement.prototype.play = jest.fn( async () => {} );
}
