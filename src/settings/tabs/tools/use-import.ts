import { __, sprintf } from '@wordpress/i18n';
import { useReducer } from 'react';
import { formatBytes, send, type RestError } from '../../parts';
import type { Plan } from './types';

export type How = 'merge' | 'replace';

export interface Course {
	step: 'idle' | 'checking' | 'checked' | 'importing' | 'done';
	/** File name. */
	name: string;
	/** File content. */
	document: string;
	how: How;
	plan?: Plan;
	error?: RestError;
}

const START: Course = { step: 'idle', name: '', document: '', how: 'merge' };

const reduce = ( course: Course, changed: Partial< Course > ): Course => ( {
	...course,
	...changed,
} );

/**
 * Reads, validates and imports a file.
 *
 * @param maxBytes Maximum file size.
 * @param onDone   Called when something was imported.
 */
export function useImport( maxBytes: number, onDone: () => void ) {
	const [ course, change ] = useReducer( reduce, START );
	const ask = ( body: object ) => send< Plan >( 'import', body );

	const check = async ( document: string, name: string, how: How ) => {
		change( {
			...{ document, name, how, step: 'checking' },
			...{ plan: undefined, error: undefined },
		} );
		try {
			const plan = await ask( { document, counters: how } );
			change( { step: 'checked', plan } );
		} catch ( error ) {
			change( { step: 'idle', error: error as RestError } );
		}
	};

	const read = async ( file: File ) => {
		if ( file.size > maxBytes ) {
			change( {
				...START,
				name: file.name,
				error: tooLarge( maxBytes ),
			} );
			return;
		}
		await check( await file.text(), file.name, course.how );
	};

	const run = async () => {
		const { document, how } = course;
		change( { step: 'importing' } );
		try {
			const plan = await ask( {
				...{ document, counters: how, dry_run: false },
			} );
			change( { step: 'done', plan } );
			onDone();
		} catch ( error ) {
			change( { step: 'idle', error: error as RestError } );
		}
	};

	return {
		course,
		read,
		run,
		choose: ( how: How ) => check( course.document, course.name, how ),
		startAnew: () =>
			change( { ...START, plan: undefined, error: undefined } ),
	};
}

const tooLarge = ( maxBytes: number ): RestError => ( {
	code: 'too_large',
	message: sprintf(
		/* translators: %s: size with unit. */
		__(
			'The file is larger than %s, so it was not read. Export fewer parts at a time.',
			'frontage'
		),
		formatBytes( maxBytes )
	),
	data: { field: 'document' },
} );
