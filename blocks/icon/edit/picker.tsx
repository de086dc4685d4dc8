import {
	Button,
	Modal,
	Notice,
	SearchControl,
	Spinner,
} from '@wordpress/components';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { foundIn, loadIcons, type SetIcon } from './icons';

interface Props {
	/** Slug of the chosen icon. */
	value: string;
	onChoose: ( slug: string ) => void;
	onClose: () => void;
}

/** All icons of the set, found by their names. */
export function IconPicker( props: Props ) {
	const [ icons, setIcons ] = useState< SetIcon[] | 'failed' >();
	const [ search, setSearch ] = useState( '' );
	useEffect( () => {
		let isOpen = true;
		loadIcons().then(
			( loaded ) => isOpen && setIcons( loaded ),
			() => isOpen && setIcons( 'failed' )
		);
		return () => {
			isOpen = false;
		};
	}, [] );
	return (
		<Modal
			title={ __( 'Choose an icon', 'frontage' ) }
			onRequestClose={ props.onClose }
			size="large"
		>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search icons', 'frontage' ) }
				value={ search }
				onChange={ setSearch }
			/>
			{ icons === undefined && <Spinner /> }
			{ icons === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The icons could not be loaded. Check your connection and open this window again.',
						'frontage'
					) }
				</Notice>
			) }
			{ Array.isArray( icons ) && (
				<Found { ...props } icons={ foundIn( icons, search ) } />
			) }
		</Modal>
	);
}

const Found = ( { icons, value, onChoose }: Props & { icons: SetIcon[] } ) => (
	<>
		<p role="status">
			{ icons.length
				? sprintf(
						/* translators: %d: number of icons. */
						_n( '%d icon', '%d icons', icons.length, 'frontage' ),
						icons.length
					)
				: __( 'Icon not found.', 'frontage' ) }
		</p>
		<div className="frontage-icon__choices">
			{ icons.map( ( { slug, name, svg } ) => (
				<Button
					key={ slug }
					label={ name }
					showTooltip
					aria-pressed={ slug === value }
					className="frontage-icon__choice"
					onClick={ () => onChoose( slug ) }
				>
					<RawHTML>{ svg }</RawHTML>
				</Button>
			) ) }
		</div>
	</>
);
