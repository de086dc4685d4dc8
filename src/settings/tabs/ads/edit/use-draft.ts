import { __ } from '@wordpress/i18n';
import { useCallback, useState } from 'react';
import { notify, useUnsaved, type RestError } from '../../../parts';
import type { Ad, Change, Draft, Settings } from '../types';
import { saveAd } from '../use-ads';

/** What is wrong with which field. */
export interface Problem {
	field: string;
	message: string;
}

/** An ad that is being edited. */
export interface Editing {
	draft: Draft;
	problem?: Problem;
	isDirty: boolean;
	isBusy: boolean;
	change: ( changed: Partial< Draft > ) => void;
	set: ( changed: Partial< Settings > ) => void;
	save: () => Promise< void >;
}

const draftOf = ( { id, name, isActive, groups, settings }: Ad ): Draft => ( {
	id,
	name,
	isActive,
	groups,
	settings,
} );

/**
 * Returns what was changed, so that nothing is undone that was changed elsewhere meanwhile.
 *
 * @param draft What was entered.
 * @param saved As it was read or saved last.
 */
function changesOf( draft: Draft, saved: Draft ): Change {
	const { id, name, isActive, groups } = draft;
	const isOther = ( one: unknown, other: unknown ) =>
		JSON.stringify( one ) !== JSON.stringify( other );
	return {
		id,
		name,
		...( isActive !== saved.isActive && { isActive } ),
		...( isOther( groups, saved.groups ) && { groups } ),
		settings: Object.fromEntries(
			Object.entries( draft.settings ).filter( ( [ field, value ] ) =>
				isOther( value, saved.settings[ field as keyof Settings ] )
			)
		),
	};
}

/**
 * Keeps what was entered until it is saved; a failed save loses nothing.
 *
 * @param ad      As it was read.
 * @param onSaved Called after it was saved.
 */
export function useDraft( ad: Ad, onSaved: () => void ): Editing {
	const [ saved, setSaved ] = useState( () => draftOf( ad ) );
	const [ draft, setDraft ] = useState( saved );
	const [ problem, setProblem ] = useState< Problem >();
	const [ isBusy, setBusy ] = useState( false );
	const isDirty = JSON.stringify( draft ) !== JSON.stringify( saved );
	useUnsaved(
		isDirty,
		useCallback( () => setDraft( saved ), [ saved ] )
	);
	const save = async () => {
		setBusy( true );
		setProblem( undefined );
		try {
			await saveAd( changesOf( draft, saved ) );
			setSaved( draft );
			notify( __( 'Ad saved.', 'frontage' ) );
			onSaved();
		} catch ( error ) {
			const { message, data } = error as RestError;
			const field = data?.field ?? '';
			setProblem( { field, message } );
			if ( ! field ) {
				notify( message, { error: true } );
			}
		}
		setBusy( false );
	};
	return {
		draft,
		problem,
		isDirty,
		isBusy,
		save,
		change: ( changed ) => setDraft( { ...draft, ...changed } ),
		set: ( changed ) =>
			setDraft( {
				...draft,
				settings: { ...draft.settings, ...changed },
			} ),
	};
}
