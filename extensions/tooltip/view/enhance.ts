import { CONTROL, tooltip } from '@frontage/tooltip';

function attach( element: HTMLElement ): () => void {
	const text = element.title;
	const inner = element.matches( CONTROL )
		? element
		: element.querySelector< HTMLElement >( CONTROL );
	element.removeAttribute( 'title' );
	if ( ! inner ) {
		element.tabIndex = 0;
	}
	const stop = tooltip( element, text, inner ?? element );
	return () => {
		stop();
		element.title = text;
		if ( ! inner ) {
			element.removeAttribute( 'tabindex' );
		}
	};
}

/** Turns the titles of marked blocks into tooltips that also work with the keyboard. */
export function enhance(): () => void {
	const undo: ( () => void )[] = [];
	const attachAll = () =>
		document
			.querySelectorAll< HTMLElement >( '.has-frontage-tooltip[title]' )
			.forEach( ( element ) => undo.push( attach( element ) ) );
	// Blocks added later, such as more posts.
	const later = new MutationObserver( attachAll );
	attachAll();
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		later.disconnect();
		undo.forEach( ( run ) => run() );
	};
}
