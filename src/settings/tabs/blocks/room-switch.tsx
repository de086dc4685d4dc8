/** On or off; saved at once. What is in use is not switched off without a word. */
import { FormToggle } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useSettings } from '../../parts';
import { SwitchOff } from './switch-off';
import type { Room } from './types';

interface Props {
	room: Room;
	isOn: boolean;
	/** Id of the room's title. */
	labelledBy: string;
}

export function RoomSwitch( { room, isOn, labelledBy }: Props ) {
	const { locked, switchRoom } = useSettings();
	const [ isAsking, setAsking ] = useState( false );
	const isLocked = locked.includes( room.slug );
	const press = () => {
		if ( isOn && room.places ) {
			setAsking( true );
		} else {
			void switchRoom( room, ! isOn );
		}
	};
	return (
		<div className="frontage-room__switch">
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
					className="frontage-room__locked"
				>
					{ __( 'Set in wp-config.php', 'frontage' ) }
				</span>
			) }
			{ isAsking && (
				<SwitchOff
					room={ room }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						void switchRoom( room, false );
					} }
				/>
			) }
		</div>
	);
}
