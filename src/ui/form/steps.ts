import { fill } from '@frontage/lib/fill';
import { checkFields, announce } from './errors';
import { applyLogic, fieldElement, SKIPPED } from './dom';
import { count } from './count';
import { createTrail } from './trail';
import type { FieldRules } from '@frontage/lib/form-rules';
import type { FormParts } from './types';

export interface Steps {
	/** Goes to the next step whose condition holds if the current one is valid; false if it is the last. */
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
	if ( all.length < 2 ) {
		return null;
	}
	const stages = allOf( 'stage' );
	const [ captcha ] = allOf( 'captcha' );
	const button = ( name: string ) =>
		form.querySelector< HTMLElement >(
			`.frontage-form__button.is-${ name }`
		)!;
	const status = form.querySelector( '.frontage-form__status' )!;
	const isIn = ( step: number ) =>
		!! all[ step ] && ! all[ step ]!.hasAttribute( SKIPPED );
	/** Returns the next step in a direction whose condition holds; -1 if there is none. */
	const beside = ( step: number, by: 1 | -1 ) => {
		let next = step + by;
		while ( all[ next ] && ! isIn( next ) ) {
			next += by;
		}
		return all[ next ] ? next : -1;
	};
	const nearest = ( step: number ) =>
		isIn( step )
			? step
			: Math.max(
					0,
					beside( Math.min( step, all.length ), -1 ),
					beside( -1, 1 )
				);
	let shown = 0;
	const show = ( step: number ) => {
		shown = step;
		const path = all.filter( ( _, place ) => isIn( place ) );
		all.forEach( ( element, place ) => {
			element.hidden = place !== step;
			delete element.dataset.off;
		} );
		stages.forEach( ( stage, place ) => {
			stage.hidden = ! isIn( place );
			delete stage.dataset.off;
			stage.ariaCurrent = place === step ? 'step' : null;
			stage.classList.toggle( 'is-done', place < step );
		} );
		const isLast = beside( step, 1 ) < 0;
		button( 'back' ).hidden = beside( step, -1 ) < 0;
		button( 'next' ).hidden = isLast;
		button( 'send' ).hidden = ! isLast;
		captcha!.hidden = ! isLast;
		status.textContent = fill(
			words.stage,
			path.indexOf( all[ step ]! ) + 1,
			path.length
		);
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
	const trail = createTrail(
		form.closest( '.frontage-form' )!.id,
		( step ) => nearest( step ) !== shown && move( nearest( step ) ),
		signal
	);
	const next = () => {
		applyLogic( parts );
		const to = beside( shown, 1 );
		if ( to < 0 ) {
			return false;
		}
		const isHere = ( { name }: FieldRules ) =>
			all[ shown ]!.contains( fieldElement( parts, name ) );
		if ( checkFields( parts, applyLogic( parts ), isHere ).size ) {
			announce( form );
		} else {
			const from = shown;
			move( to );
			trail.go( from, to );
			count( parts, `step${ to + 1 }` );
		}
		return true;
	};
	const back = () => {
		move( beside( shown, -1 ) );
		trail.back( shown );
	};
	button( 'back' ).addEventListener( 'click', back, { signal } );
	button( 'next' ).addEventListener( 'click', next, { signal } );
	applyLogic( parts );
	show( nearest( trail.step() ) );
	const way = () => String( all.map( ( _, place ) => isIn( place ) ) );
	let path = way();
	parts.followSteps = () => {
		const now = way();
		if ( now !== path ) {
			path = now;
			show( nearest( shown ) );
		}
	};
	return {
		next,
		reveal( element ) {
			const step = all.findIndex( ( one ) => one.contains( element ) );
			if ( isIn( step ) && step !== shown ) {
				show( step );
			}
		},
		forget: trail.forget,
	};
}
