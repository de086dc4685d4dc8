import { copyAndNotify } from '@frontage/copy';
import { isPlain } from '@frontage/lib/is-plain';
import type { ShareProps } from '@frontage/share-tools/types';
import { openWindow } from '@frontage/share-window';
import { record } from './record';

/** Whether something is on its way, or open, on a press of a tool: on a slow network, visitors press again. */
let isBusy = false;

/**
 * Shares the page on the network whose button was pressed, and counts it.
 *
 * @param event     A click anywhere, or a press of another button of the mouse.
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
	const network = button?.dataset.network;
	// The second click of a double click.
	if ( event.detail > 1 ) {
		event.preventDefault();
	} else if (
		network &&
		// The middle button of the mouse opens links alone, the right one a menu.
		event.button < ( button!.href ? 2 : 1 ) &&
		// The browser opens a link in a tab or window itself; a button does what it is for, whatever key is held.
		( ( ! isPlain( event ) && button!.href ) ||
			( await act( network, button!, event, props, onCounted ) ) ) &&
		( await record( props, network, location ) )
	) {
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
		if ( isBusy ) {
			return false;
		}
		isBusy = true;
		const tools = await import( '@frontage/share-tools' ).catch(
			() => undefined
		);
		const isShared = tools?.[ network ](
			props,
			button,
			( press ) => void share( press, props, 'popup', onCounted )
		).finally( () => ( isBusy = false ) );
		if ( isShared ) {
			return isShared;
		}
		isBusy = false;
	}
	// Also where a blocker of ads refuses a file of that name.
	if ( isTool || network === 'copy' ) {
		return copyAndNotify(
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
