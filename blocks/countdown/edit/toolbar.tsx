import { BlockControls } from '@wordpress/block-editor';
import {
	DateTimePicker,
	Dropdown,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar, seen } from '@wordpress/icons';
import type { Panel } from './panels';

interface Props extends Panel {
	/** Whether anything is shown at the end. */
	hasEnd: boolean;
	isEndShown: boolean;
	onShowEnd: ( isShown: boolean ) => void;
}

/**
 * The block's toolbar: the date, and a look at the end.
 *
 * @param props The block's state.
 */
export function CountdownToolbar( {
	attributes,
	setAttributes,
	hasEnd,
	isEndShown,
	onShowEnd,
}: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				{ attributes.kind === 'fixed' && (
					<Dropdown
						renderToggle={ ( { isOpen, onToggle } ) => (
							<ToolbarButton
								icon={ calendar }
								label={ __( 'Date and time', 'frontage' ) }
								aria-expanded={ isOpen }
								onClick={ onToggle }
							/>
						) }
						renderContent={ () => (
							<DateTimePicker
								currentDate={ attributes.date || undefined }
								onChange={ ( chosen: string | null ) =>
									setAttributes( { date: chosen ?? '' } )
								}
							/>
						) }
					/>
				) }
				{ hasEnd && (
					<ToolbarButton
						icon={ seen }
						label={ __( 'Preview the end', 'frontage' ) }
						isPressed={ isEndShown }
						onClick={ () => onShowEnd( ! isEndShown ) }
					/>
				) }
			</ToolbarGroup>
		</BlockControls>
	);
}
