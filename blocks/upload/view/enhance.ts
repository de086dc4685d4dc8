import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { uploadField } from '@frontage/upload';
import type { UploadField } from '@frontage/upload';
import type { UploadProps } from './types';

/** Sending the email may take a while. */
const TIMEOUT_MS = 60_000;

/** Uploads files in the background, and submits them without a page load. */
export function enhance(
	island: FrontageIsland,
	props: UploadProps
): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const { rules, grant, words, concurrent, target } = props;
	const [ form ] = queryOwn< [ HTMLFormElement ] >( island, 'form' );
	const [ root ] = queryOwn< [ HTMLElement ] >( island, '.frontage-files' );
	const [ done ] = queryOwn< [ HTMLElement ] >(
		island,
		'.frontage-upload__done'
	);
	const upload = { concurrent, ...target };
	const field = uploadField( root, { rules, grant, words, upload, signal } );
	const thank = () => {
		form.hidden = true;
		done.classList.add( 'is-shown' );
		done.focus();
	};

	form.noValidate = true;
	if ( target ) {
		// Files are uploaded as soon as they are selected.
		form.querySelector( 'button[type=submit]' )!.remove();
		root.addEventListener(
			'frontage:upload',
			( event ) => {
				const { type } = ( event as CustomEvent ).detail;
				if ( type === 'complete-all' && ! field.refusal() ) {
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
 * Submits the files.
 *
 * @param field File field.
 * @param words Messages.
 * @return Error message; empty on success.
 */
async function send(
	form: HTMLFormElement,
	field: UploadField,
	words: UploadProps[ 'words' ]
): Promise< string > {
	if ( ! field.files().length ) {
		return words.missing;
	}
	await field.settle();
	if ( field.refusal() ) {
		return field.refusal();
	}
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
