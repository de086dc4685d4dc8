import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { ErrorNotice, Loading, useSettings } from '../../parts';
import { Welcome } from '../../welcome/welcome';
import { NO_FILTER, fits, isFiltered, useFilter, wordsOf } from './filter';
import { Filters } from './filters';
import { ListPicture } from './list-picture';
import { ModuleList } from './module-list';
import { TurnOffUnused } from './turn-off-unused';
import { useModules } from './use-modules';
import type { Module, ModulesAnswer, Switches } from './types';

/** All modules: what each is, what it costs, where it is used, on or off. */
export function Screen() {
	const modules = useModules();
	const settings = useSettings();
	const error = modules.error ?? settings.error;
	if ( error ) {
		const retry = () => {
			modules.reload();
			settings.reload();
		};
		return <ErrorNotice error={ error } onRetry={ retry } />;
	}
	if ( ! modules.data || ! settings.on ) {
		return <Loading />;
	}
	return <Found { ...modules.data } on={ settings.on } />;
}

interface Answer extends Pick< ModulesAnswer, 'usage' > {
	modules: Module[];
	on: Switches;
}

function Found( { modules, usage, on }: Answer ) {
	const [ filter, setFilter ] = useFilter();
	const list = useRef< HTMLDivElement >( null );
	const mine = modules.filter( ( { parents } ) => ! parents.length );
	const partsOf = ( slug: string ) =>
		modules.filter( ( { parents } ) => parents.includes( slug ) );
	const shown = mine.filter( ( module ) =>
		fits(
			module,
			filter,
			!! on[ module.kind ][ module.slug ],
			partsOf( module.slug ).map( wordsOf ).join( ' ' )
		)
	);
	return (
		<>
			<Welcome onLook={ () => list.current?.focus() } />
			<Filters filter={ filter } onChange={ setFilter } />
			<div className="frontage-count">
				<p role="status">
					{ usage.isKnown
						? sprintf(
								/* translators: 1: number of modules shown, 2: number of modules. */
								__( '%1$d of %2$d shown', 'frontage' ),
								shown.length,
								mine.length
							)
						: sprintf(
								/* translators: %d: percentage. */
								__(
									'Scanning your content for usage: %d%% complete',
									'frontage'
								),
								usage.percent
							) }
				</p>
				{ usage.isKnown && (
					<TurnOffUnused
						modules={ modules }
						on={ on }
						onDone={ () => list.current?.focus() }
					/>
				) }
			</div>
			<div ref={ list } tabIndex={ -1 } className="frontage-found">
				{ shown.length > 0 ? (
					<ModuleList
						modules={ shown }
						partsOf={ partsOf }
						on={ on }
					/>
				) : (
					<div className="frontage-nothing">
						<p>{ __( 'No results found.', 'frontage' ) }</p>
						{ isFiltered( filter ) && (
							<Button
								variant="secondary"
								onClick={ () => setFilter( NO_FILTER ) }
							>
								{ __( 'Reset filters', 'frontage' ) }
							</Button>
						) }
					</div>
				) }
			</div>
			<ListPicture />
		</>
	);
}
