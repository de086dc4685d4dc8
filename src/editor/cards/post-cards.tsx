import {
	BlockContextProvider,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- As core's post template; named only here.
	__experimentalUseBlockPreview as useBlockPreview,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Placeholder, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { memo, useState } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { __ } from '@wordpress/i18n';
import { blockEditor } from '../blocks';
import type { Values } from '../list-fields';
import { splitClasses } from './split-classes';
import { usePosts } from './use-posts';

interface Props {
	/** The card's block. */
	clientId: string;
	/** The list's query. */
	query: Values;
	/** ID of the post around the list; 0 for the edited one. */
	post: number;
}

/**
 * The card of a list in the canvas: edited in one post, and shown for the others as it will look. Pressing another card
 * edits it there.
 */
export function PostCards( { clientId, query, post }: Props ) {
	const [ chosen, choose ] = useState( 0 );
	const posts = usePosts( query, post );
	const { blocks, slug } = useCard( clientId );
	const {
		className = '',
		style,
		...blockProps
	} = useBlockProps() as {
		className?: string;
		style?: CSSProperties;
	};
	const [ outer, own ] = splitClasses( className );
	if ( ! posts?.length ) {
		return (
			<div { ...blockProps } className={ outer }>
				<Placeholder>
					{ posts ? (
						__( 'No posts found.', 'frontage' )
					) : (
						<Spinner />
					) }
				</Placeholder>
			</div>
		);
	}
	const active = posts.find( ( { id } ) => id === chosen ) ?? posts[ 0 ];
	const look = {
		className: `frontage-post-card ${ own }`,
		style,
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops lists without bullets.
		<ul
			{ ...blockProps }
			className={ `${ outer } frontage-${ slug }__items` }
			role="list"
		>
			{ posts.map( ( { id, type } ) => (
				<BlockContextProvider
					key={ id }
					value={ { postId: id, postType: type } }
				>
					<li className={ `frontage-${ slug }__item` }>
						{ id === active?.id && <EditedCard look={ look } /> }
						<PreviewedCard
							blocks={ blocks }
							look={ look }
							isHidden={ id === active?.id }
							onChoose={ () => choose( id ) }
						/>
					</li>
				</BlockContextProvider>
			) ) }
		</ul>
	);
}

/**
 * Returns the blocks of a card, and the module of its list.
 *
 * @param clientId The card's block.
 */
function useCard( clientId: string ): { blocks: Block[]; slug: string } {
	const blocks = useSelect(
		( select ) => blockEditor( select ).getBlocks( clientId ),
		[ clientId ]
	);
	const slug = useSelect(
		( select ) => {
			const editor = blockEditor( select );
			const list = editor.getBlockRootClientId( clientId ) ?? '';
			return ( editor.getBlockName( list ) ?? '' ).replace( /^.*\//, '' );
		},
		[ clientId ]
	);
	return { blocks, slug };
}

interface CardDesign {
	className: string;
	style?: CSSProperties;
}

const EditedCard = ( { look }: { look: CardDesign } ) => (
	<article { ...useInnerBlocksProps( { ...look } ) } />
);

interface PreviewedProps {
	blocks: Block[];
	look: CardDesign;
	/** Whether the card is edited instead; the preview stays, so that it need not be made again. */
	isHidden: boolean;
	onChoose: () => void;
}

const PreviewedCard = memo( ( props: PreviewedProps ) => {
	const { blocks, look, isHidden, onChoose } = props;
	const preview = useBlockPreview( {
		blocks,
		props: { className: look.className },
	} );
	return (
		<div
			{ ...preview }
			style={ { ...look.style, ...( isHidden && { display: 'none' } ) } }
			// A list item in the canvas that is pressed is edited there, as in core's post template.
			tabIndex={ 0 }
			role="button"
			aria-label={ __( 'Edit the card in this post', 'frontage' ) }
			onClick={ onChoose }
			onKeyDown={ ( { key } ) => key === 'Enter' && onChoose() }
		/>
	);
} );
