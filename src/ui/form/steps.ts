import { fill } from '@frontage/lib/fill';
import { checkFields, announce } from './errors';
import { applyLogic, fieldElement } from './dom';
import { createTrail } from './trail';
import type { FieldRules } from '@frontage/lib/form-rules';
import type { FormParts } from './types';

export interface Steps {
	/** Goes to the next step if the current one is valid; false if it is the last. */
	next: () => boolean;
	/** Shows the step that contains an element. */
	reveal: ( element: Element | null ) => void;
	/** Forgets the step after the form was sent, so that a reload begins with the first. */
	forget: () => void;
}

/**
 * Initializes a multistep form: one step is shown at a time, and each is an entry in the browser's history; without
 * JavaScript all are shown.
 */
export function createSteps( parts: FormParts ): Steps | null {
	const { form, words, signal } = parts;
	const allOf = ( part: string ) => [
		...form.querySelectorAll< HTMLElement >( `.frontage-form__${ part }` ),
	];
	const all = allOf( 'step' );
	const last = all.length - 1;
	if ( last < 1 ) {
		return null;
	}
	const stages = allOf( 'stage' );
	const [ captcha ] = allOf( 'captcha' );
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
		stages.forEach( ( stage, place ) => {
			stage.ariaCurrent = place === step ? 'step' : null;
			stage.classList.toggle( 'is-done', place < step );
		} );
		button( 'back' ).hidden = step === 0;
		button( 'next' ).hidden = step === last;
		button( 'send' ).hidden = step !== last;
		captcha!.hidden = step !== last;
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
	const within = ( step: number ) => Math.min( last, Math.max( 0, step ) );
	const trail = createTrail(
		form.closest( '.frontage-form' )!.id,
		( step ) => within( step ) !== shown && move( within( step ) ),
		signal
	);
	const next = () => {
		if ( shown === last ) {
			return false;
		}
		const isHere = ( { name }: FieldRules ) =>
			all[ shown ]!.contains( fieldElement( parts, name ) );
		if ( checkFields( parts, applyLogic( parts ), isHere ).size ) {
			announce( form );
		} else {
			move( shown + 1 );
			trail.go( shown );
		}
		return true;
	};
	const back = () => {
		move( shown - 1 );
		trail.back( shown );
	};
	button( 'back' ).addEventListener( 'click', back, { signal } );
	button( 'next' ).addEventListener( 'click', next, { signal } );
	show( within( trail.step() ) );
	return {
		next,
		reveal( element ) {
			const step = all.findIndex( ( one ) => one.contains( element ) );
			if ( step >= 0 && step !== shown ) {
				show( step );
			}
		},
		forget: trail.forget,
	};
}
