import { request } from './request';
import { UploadError } from './types';
import type { UploadEvents, UploadOptions } from './types';

export interface Uploader {
	/** Validates and uploads files; resolves when finished, whether successful or not. */
	upload: ( files: File[] ) => Promise< void >;
	/** Aborts the current upload. */
	abort: () => void;
}

/** The toolkit's uploader: validation, batches, complete, complete-all or error (S2 §4 §5 §7). */
export function createUploader(
	options: UploadOptions,
	events: UploadEvents
): Uploader {
	const { multiple = false, concurrent = 1, check } = options;
	let stop = new AbortController();
	return {
		async upload( files ) {
			for ( const file of files ) {
				const message = check?.( file );
				if ( message ) {
					events.fail?.( message, file );
					return;
				}
			}
			stop = new AbortController();
			await sendAll(
				batches( multiple ? files : files.slice( 0, 1 ), concurrent ),
				options,
				events,
				stop.signal
			);
		},
		abort: () => stop.abort(),
	};
}

function batches( files: File[], size: number ): File[][] {
	const step = Math.max( 1, size );
	return Array.from(
		{ length: Math.ceil( files.length / step ) },
		( _, at ) => files.slice( at * step, at * step + step )
	);
}

async function sendAll(
	all: File[][],
	options: UploadOptions,
	events: UploadEvents,
	signal: AbortSignal
): Promise< void > {
	let last: XMLHttpRequest | undefined;
	for ( const batch of all ) {
		try {
			last = await sendOne( batch, options, events, signal );
		} catch ( error ) {
			if ( error instanceof UploadError ) {
				events.error?.( error, batch );
			}
			return;
		}
		events.complete?.( batch, last );
		if ( signal.aborted ) {
			return;
		}
	}
	if ( last ) {
		events.completeAll?.( last );
	}
}

function sendOne(
	batch: File[],
	options: UploadOptions,
	events: UploadEvents,
	signal: AbortSignal
): Promise< XMLHttpRequest > {
	const { url, method = 'POST', name = 'files[]', params = {} } = options;
	const body = new FormData();
	for ( const file of batch ) {
		body.append( name, file, file.name );
	}
	for ( const [ key, value ] of Object.entries( params ) ) {
		body.append( key, value );
	}
	return request( url, {
		...options,
		method,
		body,
		signal,
		onProgress: ( loaded, total ) =>
			events.progress?.( batch, loaded, total ),
	} );
}
