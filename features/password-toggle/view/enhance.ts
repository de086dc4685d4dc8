import type { FrontageIsland } from '@frontage/islands/types';

export interface PasswordWords extends Record< string, unknown > {
	/** The button's name; pressed or not says the rest. */
	show: string;
	/** What readers hear when the field shows what was typed. */
	shown: string;
	/** What they hear when it hides it again. */
	hidden: string;
}

const ROOT = 'frontage-password-toggle';

/** Fields with a button of their own: WordPress's, WooCommerce's, and who wants none. */
const OTHERS = '.wp-pwd, .password-input, [data-no-toggle]';

/** Puts a show/hide button into each password field of the page. */
export function enhance( island: FrontageIsland, words: PasswordWords ) {
	const stop = new AbortController();
	const undo: ( () => void )[] = [];
	const status = island.querySelector( '[role=status]' )!;
	const say = ( isShown: boolean ) => {
		status.textContent = isShown ? words.shown : words.hidden;
	};
	const takeAll = () =>
		document
			.querySelectorAll< HTMLInputElement >(
				`input[type=password]:not(.${ ROOT }__field)`
			)
			.forEach( ( field ) => {
				if ( ! field.closest( OTHERS ) ) {
					undo.push( take( field, words.show, say, stop.signal ) );
				}
			} );
	// What arrives later, such as a form in a dialog.
	const later = new MutationObserver( takeAll );
	takeAll();
	later.observe( document.body, { childList: true, subtree: true } );
	return () => {
		later.disconnect();
		stop.abort();
		undo.forEach( ( run ) => run() );
	};
}

/**
 * Wraps a field together with its button.
 *
 * @param field  The field.
 * @param label  The button's name.
 * @param say    Tells readers.
 * @param signal Takes the listeners away.
 * @return Puts everything back.
 */
function take(
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
	set( false );
	// A shown password is neither checked for spelling nor capitalised.
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
	// Browsers must not remember it as a text.
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
 * Moves a field; whoever writes in it goes on writing.
 *
 * @param field The field.
 * @param move  What moves it.
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
