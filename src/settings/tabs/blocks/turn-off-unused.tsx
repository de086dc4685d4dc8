import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Confirm, useSettings } from '../../parts';
import type { Module, Switches } from './types';
import { unusedOf } from './unused';

interface Props {
	modules: Module[];
	on: Switches;
	/** Called when they are off and the button is gone, to move the focus. */
	onDone: () => void;
}

type Step = 'offered' | 'asking' | 'done';

/** Turns off everything that no content uses, after asking, with Undo. */
export function TurnOffUnused( { modules, on, onDone }: Props ) {
	const { locked, switchModules } = useSettings();
	const [ step, setStep ] = useState< Step >( 'offered' );
	const unused = unusedOf( modules, on, locked );
	useEffect( () => {
		if ( step === 'done' ) {
			onDone();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each time.
	}, [ step ] );
	return (
		<>
			{ unused.length > 0 && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => setStep( 'asking' ) }
				>
					{ sprintf(
						/* translators: %d: number of blocks and extensions. */
						__( 'Turn off unused (%d)', 'frontage' ),
						unused.length
					) }
				</Button>
			) }
			{ step === 'asking' && (
				<Confirm
					title={ sprintf(
						/* translators: %d: number of blocks and extensions. */
						_n(
							'Turn off %d unused block or extension?',
							'Turn off %d unused blocks and extensions?',
							unused.length,
							'frontage'
						),
						unused.length
					) }
					action={ __( 'Turn off', 'frontage' ) }
					onConfirm={ () => {
						setStep( 'done' );
						void switchModules( unused, false );
					} }
					onCancel={ () => setStep( 'offered' ) }
				>
					<Unused unused={ unused } />
					<Untouched modules={ modules } />
				</Confirm>
			) }
		</>
	);
}

function Unused( { unused }: { unused: Module[] } ) {
	return (
		<>
			<p>
				{ __(
					'No post, page, template, pattern, or widget of this site uses them. They disappear from the inserter until you turn them on again.',
					'frontage'
				) }
			</p>
			<ul className="frontage-unused">
				{ unused.map( ( { kind, slug, title } ) => (
					<li key={ `${ kind }/${ slug }` }>{ title }</li>
				) ) }
			</ul>
		</>
	);
}

/** What stays on, because nobody knows whether it is used. */
function Untouched( { modules }: { modules: Module[] } ) {
	const automatic = modules.filter(
		( { places, isAutomatic } ) => isAutomatic && ! places
	);
	return (
		<p>
			{ __(
				'Features apply to the whole site, so they stay as they are.',
				'frontage'
			) }
			{ automatic.length > 0 &&
				` ${ sprintf(
					/* translators: %s: names of blocks, separated by commas. */
					__(
						'So does what can appear without being inserted: %s.',
						'frontage'
					),
					automatic.map( ( { title } ) => title ).join( ', ' )
				) }` }{ ' ' }
			{ __(
				'Blocks in the code of themes and plugins are not counted.',
				'frontage'
			) }
		</p>
	);
}
