/** Stand-ins for the players of vendors in the browser, which speak as theirs do and show what they were told. */
import type { Page } from '@playwright/test';

const HOSTS =
	/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|www\.youtube\.com\/live_chat)\b/;

/** Notes what it is told in an `output`, and says that it plays, pauses, or cannot. */
const PLAYER = (
	fails: boolean,
	isVimeo: boolean
) => `<!doctype html><title>Player</title><output></output><script>
const out = document.querySelector( 'output' );
const say = ( message ) => parent.postMessage( JSON.stringify( message ), '*' );
const state = ( is ) => say( ${
	isVimeo
		? `{ event: is ? 'play' : 'pause', data: {} }`
		: `{ event: 'infoDelivery', info: { playerState: is ? 1 : 2 } }`
} );
addEventListener( 'message', ( { data } ) => {
	const { event, func, args, method } = JSON.parse( data );
	const told = func ?? method ?? event;
	out.textContent += ' ' + [ told, ...[ args ?? [] ].flat().length ? [ args.join() ] : [] ].join( ' ' );
	if ( /^pause/.test( told ) ) state( false );
	if ( /^play/.test( told ) ) state( true );
	if ( /^(listening|addEventListener)$/.test( told ) ) {
		${ fails ? `say( { event: 'onError', info: 150 } )` : 'state( true )' };
	}
} );
</script>`;

/**
 * Stands in for the players of YouTube and Vimeo.
 *
 * @param page       Where vendors are replaced.
 * @param told       How they behave.
 * @param told.fails Whether they refuse to play.
 * @return Addresses that were requested, filled as they are.
 */
export async function vendors(
	page: Page,
	{ fails = false } = {}
): Promise< string[] > {
	const asked: string[] = [];
	await page.route( HOSTS, ( route ) => {
		const url = route.request().url();
		asked.push( url );
		return route.fulfill( {
			contentType: 'text/html',
			body: PLAYER( fails, url.includes( 'vimeo' ) ),
		} );
	} );
	// How often each player has loaded.
	await page.addInitScript( () =>
		document.addEventListener(
			'load',
			( { target } ) => {
				if ( target instanceof HTMLIFrameElement ) {
					target.dataset.loads = String(
						Number( target.dataset.loads ?? 0 ) + 1
					);
				}
			},
			true
		)
	);
	return asked;
}
