import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** The element around the cards, as visitors' pages have it. */
export interface ListFrame {
	className: string;
	style?: Record< `--${ string }`, string | number >;
}

/**
 * A list in the canvas whose cards are made of blocks.
 *
 * @param props       From the block's edit component.
 * @param props.frame The list's element.
 */
export function OwnCards( { frame }: { frame: ListFrame } ) {
	const inner = useInnerBlocksProps(
		{ ...frame },
		{ renderAppender: false }
	);
	return (
		<div { ...useBlockProps() }>
			<div { ...inner } />
		</div>
	);
}
