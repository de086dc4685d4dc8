/** Repeating groups: adds and removes rows at once; without the script their buttons send the form. */
import { controlsIn, isChoice } from '@frontage/lib/controls';

/**
 * Enhances the repeating groups of a form.
 *
 * @return Functions that show as many rows as there are.
 */
export const createRows = (
	form: HTMLFormElement,
	signal: AbortSignal
): ( () => void )[] =>
	[ ...form.querySelectorAll< HTMLElement >( '[data-rows]' ) ].map(
		( group ) => createGroup( group, signal )
	);

function createGroup( group: HTMLElement, signal: AbortSignal ): () => void {
	const own = ( selector: string ) => [
		...group.querySelectorAll< HTMLElement >( `:scope > ${ selector }` ),
	];
	const [ counter ] = own( 'input' ) as [ HTMLInputElement ];
	const rows = own( '.frontage-form__row' );
	const [ add ] = own( '.frontage-form__add' ) as [ HTMLButtonElement ];
	const removers = own(
		'.frontage-form__row > .frontage-form__remove'
	) as HTMLButtonElement[];
	const min = Number( group.dataset.min );
	const show = () => {
		const count = +counter.value;
		rows.forEach( ( row, place ) => ( row.hidden = place >= count ) );
		removers.forEach( ( button ) => ( button.hidden = count <= min ) );
		add.hidden = count >= rows.length;
	};
	const change = ( count: number, focused: HTMLElement | undefined ) => {
		counter.value = String( count );
		show();
		// Conditions show the fields of the row; they follow a change.
		counter.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		focused?.focus();
	};
	// Browsers do not reset hidden inputs.
	counter.form!.addEventListener(
		'reset',
		() => ( counter.value = group.dataset.min! ),
		{ signal }
	);
	[ add, ...removers ].forEach( ( button ) => ( button.type = 'button' ) );
	add.addEventListener(
		'click',
		() => {
			const row = rows[ +counter.value ]!;
			reveal( row );
			change( +counter.value + 1, controlsIn( row )[ 0 ] );
		},
		{ signal }
	);
	removers.forEach( ( button, place ) =>
		button.addEventListener(
			'click',
			() => {
				const count = +counter.value;
				for ( let to = place; to < count; to++ ) {
					move( rows[ to + 1 ], rows[ to ]!, to + 1 < count );
				}
				// After the removal, another row can be added.
				change( count - 1, add );
			},
			{ signal }
		)
	);
	return show;
}

/** Makes the fields of a new row usable at once, before the conditions are evaluated. */
function reveal( row: HTMLElement ): void {
	row.hidden = false;
	for ( const box of row.querySelectorAll< HTMLElement >( '[data-off]' ) ) {
		box.hidden = false;
	}
	for ( const control of controlsIn( row ) ) {
		control.disabled = false;
		control.closest< HTMLElement >( '[data-field]' )!.hidden = false;
	}
}

/**
 * Copies the values of a row to the one before it.
 *
 * @param from   The row; none after the last.
 * @param to     The row that takes its place.
 * @param isUsed Whether there is such a row; else the values are cleared.
 */
function move(
	from: HTMLElement | undefined,
	to: HTMLElement,
	isUsed: boolean
): void {
	const sources = from ? controlsIn( from ) : [];
	controlsIn( to ).forEach( ( target, place ) => {
		const source = isUsed ? sources[ place ] : null;
		if ( isChoice( target ) ) {
			( target as HTMLInputElement ).checked = !! (
				source as HTMLInputElement
			 )?.checked;
		} else {
			target.value = source?.value ?? '';
		}
	} );
}
