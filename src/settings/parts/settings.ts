/** The settings, in a component: as the server has them, and what the owner is changing. */
import { useEffect } from 'react';
import { useUnsaved } from '../unsaved';
import { dirtyRooms, discard, load, save, write } from './settings-changes';
import { state, type Values } from './settings-state';
import { switchRoom } from './settings-switch';

export type { Field, Kind } from './settings-state';

/**
 * What a tab needs of the settings; asks the server for them when they are not here yet.
 *
 * `values` holds what the owner typed over what is saved. `save()` sends the changes of the rooms
 * named, or all, and resolves to whether they were saved. `switchRoom()` saves itself.
 */
export function useSettings() {
	const { answer, error, changes, problems, isSaving } = state.use();
	const dirty = dirtyRooms();
	useUnsaved( dirty.length > 0, discard );
	useEffect( () => {
		if ( ! state.get().answer ) {
			load();
		}
	}, [] );
	return {
		isLoading: ! answer && ! error,
		error,
		reload: load,
		on: answer?.on,
		locked: answer?.locked ?? [],
		fields: answer?.fields ?? [],
		values: merged( answer?.values ?? {}, changes ),
		/** What is wrong, by `room.key`. */
		problems,
		isSaving,
		dirty: dirty.length > 0,
		isDirty: ( room: string ) => dirty.includes( room ),
		change: write,
		save,
		discard,
		switchRoom,
	};
}

function merged( saved: Values, changes: Values ): Values {
	const result = { ...saved };
	for ( const [ room, changed ] of Object.entries( changes ) ) {
		result[ room ] = { ...result[ room ], ...changed };
	}
	return result;
}
