import { fill } from '@frontage/lib/fill';
import { checkFields, announce } from './errors';
import { applyLogic, fieldElement } from './dom';
import type { FieldRules } from '@frontage/lib/form-rules';
import type { FormParts } from './types';

export interface Steps {
	/** Goes to the next step if the current one is valid; false if it is the last. */
	next: () => boolean;
	/** Shows the step that contains an element. */
	reveal: ( element: Element | null ) => void;
}

/** Initializes a multistep form: one step is shown at a time; without JavaScript all are. */
export function createSteps( parts: FormParts ): Steps | null {
	const { form, words, signal } = parts;
	const all = [
		...form.querySelectorAll< HTMLElement >( '.frontage-form__step' ),
	];
	if ( all.length < 2 ) {
		return null;
	}
	const button = ( name: string ) =>
		form.querySelector< HTMLElement >(
			`.frontage-form__button.is-${ name }`
		)!;
	const status = form.querySelector( '.frontage-form__status' )!;
	let shown = 0;
	const show = ( step: number ) => {
		shown = step;
		all.forEach(
			( element, place ) => ( element.hidden = place !== step )
		);
		button( 'back' ).hidden = step === 0;
		button( 'next' ).hidden = step === all.length - 1;
		button( 'send' ).hidden = step !== all.length - 1;
		status.textContent = fill( words.step, step + 1, all.length );
	};
	const move = ( step: number ) => {
		show( step );
		const target = all[ step ]!;
		const first =
			target.querySelector< HTMLElement >(
				'h1,h2,h3,h4,h5,h6,legend,label'
			) ?? target;
		first.tabIndex = -1;
		first.focus();
	};
	const next = () => {
		if ( shown === all.length - 1 ) {
			return false;
		}
		const isHere = ( { name }: FieldRules ) =>
			all[ shown ]!.contains( fieldElement( parts, name ) );
		if ( checkFields( parts, applyLogic( parts ), isHere ).size ) {
			announce( form );
		} else {
			move( shown + 1 );
		}
		return true;
	};
	button( 'back' ).addEventListener( 'click', () => move( shown - 1 ), {
		signal,
	} );
	button( 'next' ).addEventListener( 'click', next, { signal } );
	show( 0 );
	return {
		next,
		reveal( element ) {
			const step = all.findIndex( ( one ) => one.contains( element ) );
			if ( step >= 0 && step !== shown ) {
				show( step );
			}
		},
	};
}
