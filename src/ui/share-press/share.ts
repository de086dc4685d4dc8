import { copyAndTell } from '@frontage/copy';
import { isPlain } from '@frontage/lib/is-plain';
import type { ShareProps } from '@frontage/share-tools/types';
import { openWindow } from '@frontage/share-window';
import { record } from './record';

/** The second click of a double click comes within this time. */
const AGAIN_MS = 500;

/** The menu; browsers report its button like the middle one. */
const MENU = 2;

/** Buttons that were just pressed, or have not done yet what they are for. */
const busy = new WeakSet< Element >();

/**
 * Shares when one of some buttons is pressed, also with the middle button, which opens links in tabs.
 *
 * @param root      Element with buttons.
 * @param props     Props of the buttons.
 * @param location  Where they are (S0 §3).
 * @param onCounted Shows the numbers that are true now.
 * @param signal    Ends it.
 */
export function onShare(
	root: Element,
	props: ShareProps,
	location: string,
	onCounted: () => void,
	signal?: AbortSignal
): void {
	for ( const type of [ 'click', 'auxclick' ] ) {
		root.addEventListener(
			type,
			( event ) =>
				void share( event as MouseEvent, props, location, onCounted ),
			{ signal }
		);
	}
}

/**
 * Shares the page on the network whose button was pressed, and counts it. What is pressed twice at once is shared once.
 *
 * @param event     A click anywhere.
 * @param props     Props of the buttons.
 * @param location  Where the button is (S0 §3).
 * @param onCounted Shows the numbers that are true now.
 */
export async function share(
	event: MouseEvent,
	props: ShareProps,
	location: string,
	onCounted: () => void
): Promise< void > {
	const button = ( event.target as Element ).closest< HTMLAnchorElement >(
		'[data-network]'
	);
	if ( ! button || event.button === MENU ) {
		return;
	}
	if ( busy.has( button ) ) {
		event.preventDefault();
		return;
	}
	// The browser opens a link in a tab or window itself; a button does what it is for, whatever key is held.
	const isLeft = ! isPlain( event ) && !! button.href;
	if ( event.button && ! isLeft ) {
		return;
	}
	busy.add( button );
	const again = new Promise( ( done ) => setTimeout( done, AGAIN_MS ) );
	const network = button.dataset.network!;
	const isShared =
		isLeft || ( await act( network, button, event, props, onCounted ) );
	void again.then( () => busy.delete( button ) );
	if ( isShared && ( await record( props, network, location ) ) ) {
		onCounted();
	}
}

/** Whether something happens on this page before a network is asked. */
const isAsked = ( network: string ): network is 'mastodon' | 'qr' | 'more' =>
	/^(mas|qr|mor)/.test( network );

/** Does what the button is for; returns whether that is a share. */
async function act(
	network: string,
	button: HTMLAnchorElement,
	event: Event,
	props: ShareProps,
	onCounted: () => void
): Promise< boolean > {
	const isTool = isAsked( network );
	if ( isTool ) {
		event.preventDefault();
		const isShared = await import( '@frontage/share-tools' )
			.then( ( tools ) =>
				tools[ network ]( props, button, ( content ) =>
					onShare( content, props, 'popup', onCounted )
				)
			)
			.catch( () => undefined );
		if ( isShared !== undefined ) {
			return isShared;
		}
	}
	// Also where a file is not to be had: offline, or because a blocker of ads refuses its name.
	if ( isTool || network === 'copy' ) {
		return copyAndTell(
			button.querySelector( 'span' )!,
			button.closest( 'ul' )!.parentElement!.lastElementChild!,
			props.url,
			props
		);
	}
	if ( network === 'print' ) {
		window.print();
	} else if ( network !== 'mail' && openWindow( button.href ) ) {
		event.preventDefault();
	}
	return true;
}
