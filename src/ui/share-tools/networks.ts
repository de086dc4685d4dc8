import { callAction } from '@frontage/api';
import { clear, mark } from '@frontage/islands/pending';
import { showPanel } from './panel';
import type { ShareProps } from './types';

/** S0 §7. */
const ACTION = 'generate_all_networks_popup';

/** Longest title that the server takes, in characters. */
const TITLE_MAX = 300;

/**
 * Opens the sheet of the visitor's system, which knows the apps; where there is none, all networks.
 *
 * @param props   What is shared, and texts.
 * @param button  The button, which waits for the answer.
 * @param onPress Called for each press of a button in the popup.
 * @return Whether the sheet shared; presses in the popup count by themselves.
 */
export async function more(
	props: ShareProps,
	button: Element,
	onPress: ( event: MouseEvent ) => void
): Promise< boolean > {
	const { post, url, title } = props;
	if ( navigator.canShare?.( { url, title } ) ) {
		return navigator.share( { url, title } ).then(
			() => true,
			() => false
		);
	}
	const list = button.closest( 'ul' )!;
	mark( button );
	try {
		show( props, onPress, await ask( post, url, title ) );
	} catch ( error ) {
		announce( list, ( error as Error ).message );
	}
	clear( list );
	return false;
}

/** Says beside the buttons, and to screen readers, what failed. */
export function announce( list: Element, text: string ): void {
	const status = list.parentElement!.lastElementChild!;
	status.textContent = text;
	status.classList.toggle( 'is-failed', !! text );
}

const ask = ( post: number, url: string, title: string ) =>
	callAction< string >( ACTION, {
		all_networks_page_id: post || '',
		all_networks_link: url,
		all_networks_title: title.slice( 0, TITLE_MAX ),
		is_popup: 'true',
	} );

function show(
	props: ShareProps,
	onPress: ( event: MouseEvent ) => void,
	html: string
): void {
	const content = document.createElement( 'div' );
	content.className = 'frontage-share shows-both is-inline is-popup';
	content.innerHTML = html;
	content.addEventListener( 'click', onPress );
	content.addEventListener( 'auxclick', onPress );
	showPanel( { title: props.open, content, close: props.close } );
}
