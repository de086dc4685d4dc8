import { Guide } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginMoreMenuItem } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { storeNamed } from '@frontage/editor/stores';
import { pages } from './pages';
import { ASKED, GUIDE, PREFERENCES, SCOPE, SEEN } from './seen';

/** A short guide, and the editor option that opens it. It never opens unasked: see `note.tsx`. */
export function FrontageGuide() {
	const isAsked = useSelect(
		( select ) =>
			storeNamed( select, PREFERENCES ).get( SCOPE, GUIDE ) === ASKED,
		[]
	);
	const [ isOpen, setOpen ] = useState( false );
	const { set } = useDispatch( PREFERENCES );
	useEffect( () => {
		if ( isAsked ) {
			setOpen( true );
			set( SCOPE, GUIDE, SEEN );
		}
	}, [ isAsked, set ] );
	return (
		<>
			<PluginMoreMenuItem
				icon={ help }
				onClick={ () => set( SCOPE, GUIDE, ASKED ) }
			>
				{ __( 'Frontage guide', 'frontage' ) }
			</PluginMoreMenuItem>
			{ isOpen && (
				<Guide
					className="frontage-guide"
					contentLabel={ __( 'Frontage guide', 'frontage' ) }
					pages={ pages() }
					onFinish={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
