import type { FrontageIsland } from '@frontage/islands/types';

export interface PasswordWords extends Record< string, unknown > {
	/** The button's name; its pressed state conveys the rest. */
	show: string;
	/** Screen reader announcement when the password is shown. */
	shown: string;
	/** Screen reader announcement when it is hidden again. */
	hidden: string;
}

const ROOT = 'frontage-password-toggle';

/** Fields with their own toggle (WordPress, WooCommerce), and fields that opt out. */
const OTHERS = '.wp-pwd, .password-input, [data-no-toggle]';

/** Adds a show/hide button to each password field of the page. */
export function enhance( island: FrontageIsland, words: PasswordWords ) {
	const stop = new AbortController();
	const undo: ( () => void )[] = [];
	const status = island.querySelector( '[role=status]' )!;
	const say = ( isShown: boolean ) => {
		status.textContent = isShown ? words.shown : words.hidden;
	};
	const attachAll = () =>
		document
			.querySelectorAll< HTMLInputElement >(
				`input[type=password]:not(.${ ROOT }__field)`
			)
			.forEach( ( field ) => {
				if ( ! field.closest( OTHERS ) ) {
					undo.push( attach( field, words.show, say, stop.signal ) );
				}
			} );
	// Fields added later, such as a form in a dialog.
	const later = new MutationObserver( attachAll );
	attachAll();
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		later.disconnect();
		stop.abort();
		undo.forEach( ( run ) => run() );
	};
}

/**
 * Wraps a field and its button.
 *
 * @param label  The button's name.
 * @param say    Announces a message to screen readers.
 * @param signal Removes the listeners.
 * @return Restores the field.
 */
function attach(
	field: HTMLInputElement,
	label: string,
	say: ( isShown: boolean ) => void,
	signal: AbortSignal
): () => void {
	const box = document.createElement( 'span' );
	const button = document.createElement( 'button' );
	const set = ( isShown: boolean ) => {
		field.type = isShown ? 'text' : 'password';
		button.setAttribute( 'aria-pressed', `${ isShown }` );
	};
	button.type = 'button';
	button.className = `${ ROOT }__button`;
	button.ariaLabel = button.title = label;
	button.disabled = field.disabled;
	// On a dark page, many fields are white.
	button.style.color = getComputedStyle( field ).color;
	set( false );
	// A visible password must not be spell-checked or capitalized.
	field.spellcheck = false;
	field.autocapitalize = 'none';
	button.addEventListener(
		'click',
		() => {
			set( field.type === 'password' );
			say( field.type === 'text' );
		},
		{ signal }
	);
	// Browsers must not store it as an autocomplete entry.
	field.form?.addEventListener( 'submit', () => set( false ), { signal } );
	box.className =
		ROOT +
		( field.offsetWidth > field.parentElement!.clientWidth * 0.8
			? ' is-wide'
			: '' );
	keepFocus( field, () => {
		field.classList.add( `${ ROOT }__field` );
		field.before( box );
		box.append( field, button );
	} );
	return () => {
		set( false );
		field.classList.remove( `${ ROOT }__field` );
		keepFocus( field, () => box.replaceWith( field ) );
	};
}

/**
 * Moves a field without losing focus and selection.
 *
 * @param move Moves it.
 */
function keepFocus( field: HTMLInputElement, move: () => void ): void {
	const hasFocus = field.ownerDocument.activeElement === field;
	const { selectionStart, selectionEnd } = field;
	move();
	if ( hasFocus ) {
		field.focus( { preventScroll: true } );
		field.setSelectionRange( selectionStart, selectionEnd );
	}
}
