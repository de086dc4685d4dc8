import { Button, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Section } from '../../parts';
import { saveExport } from './save-export';
import type { Part } from './types';

/** Exports settings, counters and what people sent as a file. */
export function Export( { parts }: { parts: Part[] } ) {
	const [ left, setLeft ] = useState( () =>
		parts.flatMap( ( { name, isPersonal } ) =>
			isPersonal ? [ name ] : []
		)
	);
	const [ isBusy, setBusy ] = useState( false );
	const chosen = parts
		.map( ( { name } ) => name )
		.filter( ( name ) => ! left.includes( name ) );
	const save = async () => {
		setBusy( true );
		await saveExport( chosen );
		setBusy( false );
	};
	return (
		<Section
			title={ __( 'Export', 'frontage' ) }
			description={ __(
				'A file for another site, or for later use. It never contains keys, passwords, or values set in wp-config.php.',
				'frontage'
			) }
		>
			<div className="frontage-card">
				<fieldset className="frontage-choices">
					<legend>{ __( 'What to export', 'frontage' ) }</legend>
					{ parts.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							label={ label }
							checked={ ! left.includes( name ) }
							onChange={ ( isOn ) =>
								setLeft(
									isOn
										? left.filter( ( one ) => one !== name )
										: [ ...left, name ]
								)
							}
							__nextHasNoMarginBottom
						/>
					) ) }
				</fieldset>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || ! chosen.length }
					accessibleWhenDisabled
					onClick={ save }
					__next40pxDefaultSize
				>
					{ __( 'Save as file', 'frontage' ) }
				</Button>
			</div>
		</Section>
	);
}
