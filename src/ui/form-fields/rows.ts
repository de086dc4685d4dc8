/** Repeating groups: adds and removes rows at once; without the script their buttons send the form. */
import { controlsIn, isChoice, type Control } from '@frontage/lib/controls';
import type { FileField, FormParts } from '@frontage/form/types';

/** Files have fields of their own, which move them. */
const FILES = '.frontage-files,.frontage-files__list';

/** Returns the controls of a row that have a value. */
const controlsOf = ( row: HTMLElement ): Control[] =>
	controlsIn( row ).filter( ( control ) => ! control.closest( FILES ) );

/**
 * Enhances the repeating groups of a form. Those with files that only the browser knows are left to the server.
 *
 * @param parts The form.
 * @return Functions that show as many rows as there are.
 */
export const createRows = ( parts: FormParts ): ( () => void )[] =>
	[ ...parts.form.querySelectorAll< HTMLElement >( '[data-rows]' ) ]
		.filter( ( group ) =>
			[ ...group.querySelectorAll( 'input[type=file]' ) ].every(
				( input ) => uploadIn( parts, input )
			)
		)
		.map( ( group ) => createGroup( group, parts ) );

const uploadIn = (
	{ uploads }: FormParts,
	inside: Element | undefined
): FileField | undefined =>
	uploads[
		inside?.closest< HTMLElement >( '[data-field]' )?.dataset.field ?? ''
	];

function createGroup( group: HTMLElement, parts: FormParts ): () => void {
	const { signal } = parts;
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
					move(
						parts,
						to + 1 < count ? rows[ to + 1 ] : undefined,
						rows[ to ]!
					);
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
 * Moves the values of a row to the one before it.
 *
 * @param parts The form.
 * @param from  The row; without it, the values are cleared.
 * @param to    The row that takes its place.
 */
function move(
	parts: FormParts,
	from: HTMLElement | undefined,
	to: HTMLElement
): void {
	const sources = from ? controlsOf( from ) : [];
	controlsOf( to ).forEach( ( target, place ) => {
		const source = sources[ place ];
		if ( isChoice( target ) ) {
			( target as HTMLInputElement ).checked = !! (
				source as HTMLInputElement
			 )?.checked;
		} else {
			target.value = source?.value ?? '';
		}
	} );
	const boxes = ( row?: HTMLElement ) => [
		...( row?.querySelectorAll( '[data-field]' ) ?? [] ),
	];
	const others = boxes( from );
	boxes( to ).forEach( ( box, place ) =>
		uploadIn( parts, box )?.take( uploadIn( parts, others[ place ] ) )
	);
}
