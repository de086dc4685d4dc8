type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs that visitors do not fill in. */
const UNFILLED = [ 'hidden', 'submit', 'button', 'reset', 'image' ];

const isSelected = ( { selected }: HTMLOptionElement ) => selected;

/** Returns whether a select shows something else than at first, which is its first option if none was named. */
function isMoved( { multiple, options }: HTMLSelectElement ): boolean {
	const all = [ ...options ];
	const named = all.filter( ( { defaultSelected } ) => defaultSelected );
	const first =
		named.length || multiple
			? named.slice( multiple ? 0 : -1 )
			: all.filter( ( { disabled } ) => ! disabled ).slice( 0, 1 );
	const now = all.filter( isSelected );
	return (
		now.length !== first.length ||
		now.some( ( one ) => ! first.includes( one ) )
	);
}

function isChanged( control: Control ): boolean {
	if ( control instanceof HTMLSelectElement ) {
		return isMoved( control );
	}
	if ( control instanceof HTMLInputElement ) {
		const { type, checked, defaultChecked } = control;
		if ( UNFILLED.includes( type ) ) {
			return false;
		}
		if ( type === 'checkbox' || type === 'radio' ) {
			return checked !== defaultChecked;
		}
	}
	return control.value !== control.defaultValue;
}

/** Returns whether a visitor has filled in something on the page that would be lost with it. */
export const hasUnsentInput = (): boolean =>
	[
		...document.querySelectorAll< Control >( 'input, textarea, select' ),
	].some( isChanged );
