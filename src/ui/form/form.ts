import { afterChanges } from '@frontage/lib/after-changes';
import { applyLogic, fieldElement } from './dom';
import { followTimes, showClosed } from './closed';
import { countUse } from './count';
import { createDraft } from './draft';
import { takeExtras, takeFiles } from './files';
import { announce, checkFields, recheck } from './errors';
import { describe, prove, send } from './send';
import { prefillFromAddress, prefillFromUser } from './prefill';
import { createSteps } from './steps';
import { createSubmissionToken, type SubmissionToken } from './token';
import type { FormParts, FormProps } from './types';

/** Enhances a form: conditions, validation, steps, submission without leaving the page. */
export function form( island: HTMLElement, props: FormProps ): () => void {
	const stop = new AbortController();
	const element = island.querySelector( 'form' )!;
	const parts: FormParts = {
		...props,
		form: element,
		signal: stop.signal,
		uploads: Object.create( null ),
		hasBegun: false,
	};
	const token = createSubmissionToken(
		parts,
		undefined,
		undefined,
		( begun ) => {
			prefillFromUser( parts, begun.user ?? {} );
			if ( begun.closed ) {
				showClosed( parts, begun.closed, parts.hasBegun );
			}
		}
	);
	const { signal } = stop;
	element.noValidate = true;
	prefillFromAddress( parts );
	const draft = createDraft( parts );
	const steps = createSteps( parts );
	// Without the script the native control works.
	const files = takeFiles( parts ).catch( () => {} );
	void takeExtras( parts, files ).catch( () => {} );

	countUse( parts );
	followTimes( parts, token );
	element.addEventListener( 'focusin', token.begin, { once: true, signal } );
	if ( element.contains( element.ownerDocument.activeElement ) ) {
		token.begin();
	}
	afterChanges(
		element,
		( changed ) => {
			follow( parts, changed );
			draft?.keep();
		},
		signal
	);
	element.addEventListener(
		'click',
		( event ) => {
			const link = (
				event.target as Element
			 ).closest< HTMLAnchorElement >( '.frontage-form__summary a' );
			const target =
				link && document.getElementById( link.hash.slice( 1 ) );
			if ( target ) {
				event.preventDefault();
				steps?.reveal( target );
				target.focus();
			}
		},
		{ signal }
	);
	element.addEventListener(
		'submit',
		( event ) => {
			// Without their script, the buttons of rows ask the server.
			if ( event.submitter?.hasAttribute( 'formnovalidate' ) ) {
				return;
			}
			event.preventDefault();
			if ( element.ariaBusy !== 'true' && ! steps?.next() ) {
				draft?.keep();
				submit( parts, token, ( first ) =>
					steps?.reveal( first )
				).then( ( isSent ) => {
					if ( isSent ) {
						draft?.forget();
						steps?.forget();
					}
				} );
			}
		},
		{ signal }
	);
	steps?.reveal( element.querySelector( '[aria-invalid]' ) );
	return () => stop.abort();
}

/**
 * Shows what depends on a changed field, and validates it again if it was invalid.
 *
 * @param parts   The form.
 * @param changed In the field.
 */
function follow( parts: FormParts, changed: Element ): void {
	applyLogic( parts );
	const box = changed.closest< HTMLElement >( '[data-field]' );
	const field = parts.fields.find(
		( { name } ) => name === box?.dataset.field
	);
	if ( field && box?.querySelector( '[aria-invalid]' ) ) {
		recheck( parts, field );
	}
}

/**
 * Validates and submits; further clicks are ignored meanwhile. Resolves to whether the form was sent.
 *
 * @param parts  The form.
 * @param token  Submission token and captcha.
 * @param reveal Shows the step of a field.
 */
async function submit(
	parts: FormParts,
	token: SubmissionToken,
	reveal: ( first: Element | null ) => void
): Promise< boolean > {
	const { form: element, words } = parts;
	const off = applyLogic( parts );
	const [ first ] = checkFields( parts, off ).keys();
	if ( first ) {
		reveal( fieldElement( parts, first.name ) );
		announce( element );
		return false;
	}
	const sum = element.querySelector< HTMLInputElement >(
		'.frontage-form__captcha :invalid'
	);
	if ( sum ) {
		announce( element, `${ words.fill_message } ${ words.captcha }` );
		sum.focus();
		return false;
	}
	const status = element.querySelector( '.frontage-form__status' )!;
	element.ariaBusy = 'true';
	status.textContent = words.sending;
	describe( parts, off );
	await Promise.all(
		Object.values( parts.uploads ).map( ( upload ) => upload.settle() )
	);
	await prove( element, token );
	const isSent = await send( parts, token );
	element.ariaBusy = null;
	status.textContent = '';
	return isSent;
}
