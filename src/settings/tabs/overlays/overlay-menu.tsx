import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useState } from 'react';
import { Confirm } from '../../parts';
import { Schedule } from './schedule';
import type { Overlay } from './types';
import type { Changes } from './use-overlays';
import { opensItself, titleOf } from './labels';

interface Props {
	overlay: Overlay;
	timezone: string;
	changes: Changes;
}

/** What can be done with an overlay besides turning it on and off. */
export function OverlayMenu( { overlay, timezone, changes }: Props ) {
	const [ open, setOpen ] = useState< 'schedule' | 'again' >();
	const close = () => setOpen( undefined );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ sprintf(
					/* translators: %s: name of a popup. */
					__( 'Actions for “%s”', 'frontage' ),
					titleOf( overlay )
				) }
				controls={ [
					{
						title: __( 'Schedule', 'frontage' ),
						onClick: () => setOpen( 'schedule' ),
					},
					{
						title: __( 'Duplicate', 'frontage' ),
						onClick: () => void changes.duplicate( overlay ),
					},
					...( opensItself( overlay )
						? [
								{
									title: __(
										'Show again to everyone',
										'frontage'
									),
									onClick: () => setOpen( 'again' ),
								},
							]
						: [] ),
				] }
			/>
			{ open === 'schedule' && (
				<Schedule
					overlay={ overlay }
					timezone={ timezone }
					schedule={ changes.schedule }
					onClose={ close }
				/>
			) }
			{ open === 'again' && (
				<ShowAgain
					overlay={ overlay }
					showAgain={ changes.showAgain }
					onClose={ close }
				/>
			) }
		</>
	);
}

interface ShowAgainProps {
	overlay: Overlay;
	showAgain: Changes[ 'showAgain' ];
	onClose: () => void;
}

function ShowAgain( { overlay, showAgain, onClose }: ShowAgainProps ) {
	return (
		<Confirm
			title={ sprintf(
				/* translators: %s: name of a popup. */
				__( 'Show “%s” again to everyone?', 'frontage' ),
				titleOf( overlay )
			) }
			action={ __( 'Show again', 'frontage' ) }
			onCancel={ onClose }
			onConfirm={ () => {
				onClose();
				void showAgain( overlay );
			} }
		>
			<p>
				{ __(
					'It opens again for visitors who have already seen it, closed it, or done what it asks for. This cannot be undone.',
					'frontage'
				) }
			</p>
		</Confirm>
	);
}
