import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import { uploadField } from '@frontage/upload';
import type { UploadField } from '@frontage/upload';
import type { UploadProps } from './types';

/** The mail may take its time. */
const TIMEOUT_MS = 60_000;

/** Sends files while the visitor goes on, and hands them in without leaving the page. */
export function enhance(
	island: FrontageIsland,
	props: UploadProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const { rules, grant, words, concurrent, target } = props;
	const [ form ] = owned< HTMLFormElement >( island, 'form' );
	const [ root ] = owned( island, '.frontage-files' );
	const [ done ] = owned( island, '.frontage-upload__done' );
	const upload = { concurrent, ...target };
	const field = uploadField( root, { rules, grant, words, upload, signal } );
	const thank = () => {
		form.hidden = true;
		done.classList.add( 'is-shown' );
		done.focus();
	};

	form.noValidate = true;
	if ( target ) {
		// They are there as soon as they were chosen.
		form.querySelector( 'button[type=submit]' )!.remove();
		root.addEventListener(
			'frontage:upload',
			( event ) => {
				if ( ( event as CustomEvent ).detail.type === 'complete-all' ) {
					done.classList.add( 'is-shown' );
				}
			},
			{ signal }
		);
	}
	form.addEventListener(
		'submit',
		async ( event ) => {
			event.preventDefault();
			if ( form.ariaBusy ) {
				return;
			}
			form.ariaBusy = 'true';
			const problem = await send( form, field, words );
			form.ariaBusy = null;
			if ( problem ) {
				field.say( problem, true );
				form.querySelector< HTMLElement >(
					'input[type=file]'
				)!.focus();
			} else {
				thank();
			}
		},
		{ signal }
	);
	return () => stop.abort();
}

/**
 * Hands the files in.
 *
 * @param form  The form.
 * @param field Its files.
 * @param words What is said.
 * @return What went wrong; empty if nothing.
 */
async function send(
	form: HTMLFormElement,
	field: UploadField,
	words: Record< string, string >
): Promise< string > {
	if ( ! field.files().length ) {
		return words.missing;
	}
	await field.settle();
	const data = new FormData( form );
	field.fill( data );
	data.delete( 'back' );
	data.delete( 'action' );
	const { ActionError, callAction } = await import( '@frontage/api' );
	try {
		await callAction( 'frontage_upload_send', data, {
			timeout: TIMEOUT_MS,
		} );
		return '';
	} catch ( error ) {
		const isAnswer = error instanceof ActionError && error.status > 0;
		return isAnswer ? error.message : words.failed;
	}
}
