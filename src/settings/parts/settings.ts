import { useEffect } from 'react';
import { useUnsaved } from '../unsaved';
import { dirtyModules, discard, load, save, write } from './settings-changes';
import { state, type Values } from './settings-state';
import { switchModule, switchModules } from './settings-switch';

export type { Field, Kind } from './settings-state';

/**
 * Returns the settings for a tab, saved and unsaved, and loads them if necessary.
 *
 * `values` merges unsaved changes over the saved values. `save()` sends the changes of the given
 * modules, or all, and resolves to whether they were saved. `switchModule()` and
 * `switchModules()` save immediately.
 */
export function useSettings() {
	const { answer, error, changes, problems, isSaving } = state.use();
	const dirty = dirtyModules();
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
		/** Error messages by `module.key`. */
		problems,
		isSaving,
		dirty: dirty.length > 0,
		isDirty: ( module: string ) => dirty.includes( module ),
		change: write,
		save,
		discard,
		switchModule,
		switchModules,
	};
}

function merged( saved: Values, changes: Values ): Values {
	const result = { ...saved };
	for ( const [ module, changed ] of Object.entries( changes ) ) {
		result[ module ] = { ...result[ module ], ...changed };
	}
	return result;
}
