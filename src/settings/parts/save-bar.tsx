/** Save and discard, shown while something is changed. */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from './settings';

/**
 * @param props
 * @param props.rooms Whose changes it saves; all without.
 */
export function SaveBar( { rooms }: { rooms?: string[] } ) {
	const { dirty, isDirty, isSaving, save, discard } = useSettings();
	if ( ! ( rooms ? rooms.some( isDirty ) : dirty ) ) {
		return null;
	}
	return (
		<div className="frontage-save-bar">
			<p>{ __( 'There are changes that are not saved.', 'frontage' ) }</p>
			<div className="frontage-buttons">
				<Button
					variant="tertiary"
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => discard( rooms ) }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'frontage' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => save( rooms ) }
					__next40pxDefaultSize
				>
					{ __( 'Save', 'frontage' ) }
				</Button>
			</div>
		</div>
	);
}
