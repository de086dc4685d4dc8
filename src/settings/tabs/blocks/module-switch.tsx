import { FormToggle } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useSettings } from '../../parts';
import { SwitchOff } from './switch-off';
import type { Module } from './types';

interface Props {
	module: Module;
	isOn: boolean;
	/** ID of the module's title. */
	labelledBy: string;
}

/** Turns a module on or off; saved immediately. Asks first if the module is in use. */
export function ModuleSwitch( { module, isOn, labelledBy }: Props ) {
	const { locked, switchModule } = useSettings();
	const [ isAsking, setAsking ] = useState( false );
	const isLocked = locked.includes( module.slug );
	const press = () => {
		if ( isOn && module.places ) {
			setAsking( true );
		} else {
			void switchModule( module, ! isOn );
		}
	};
	return (
		<div className="frontage-module__switch">
			<span aria-hidden="true">
				{ isOn ? __( 'On', 'frontage' ) : __( 'Off', 'frontage' ) }
			</span>
			<FormToggle
				checked={ isOn }
				disabled={ isLocked }
				aria-labelledby={ labelledBy }
				aria-describedby={
					isLocked ? `${ labelledBy }-locked` : undefined
				}
				onChange={ press }
			/>
			{ isLocked && (
				<span
					id={ `${ labelledBy }-locked` }
					className="frontage-module__locked"
				>
					{ __( 'Set in wp-config.php', 'frontage' ) }
				</span>
			) }
			{ isAsking && (
				<SwitchOff
					module={ module }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						void switchModule( module, false );
					} }
				/>
			) }
		</div>
	);
}
