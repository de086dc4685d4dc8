<?php
/**
 * Renders the form, or the result of its submission.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Form_Extras;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Upload_Messages;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

if ( array() === $block->parsed_block['innerBlocks'] ) {
	return '';
}

$form    = new Saved_Form( $block->parsed_block );
$id      = Ids::for( 'form', array( 'anchor' => $attributes['anchor'] ?? '' ) + array( 'form' => $form->id ) );
$post    = (int) ( $block->context['postId'] ?? get_the_ID() );
$printed = new Rendered_Form( $form, $post, $id );
$wrapper = array(
	'id'    => $id,
	'class' => 'frontage-form',
);
if ( $printed->is_sent() ) {
	return Wrapper::html( $wrapper, $printed->thanks() );
}
$ended = $printed->ended();
if ( null !== $ended ) {
	return Wrapper::html( $wrapper, $ended );
}

$fields = $printed->context()->run(
	static function () use ( $block ): Html {
		$html = '';
		foreach ( $block->inner_blocks as $child ) {
			$html .= null === $child ? '' : Inner_Blocks::render( $child );
		}
		return Html::raw( $html );
	}
);
$steps  = Step_Names::of( $block->parsed_block['innerBlocks'] );
$steps  = count( $steps ) > 1 ? $steps : array();

return Wrapper::html(
	array( 'class' => 'frontage-form' . ( array() === $steps ? '' : ' has-steps' ) ) + $wrapper,
	Island::html(
		'form',
		array(
			'number' => $printed->number,
			'fields' => array_map( static fn ( Field $field ): array => $field->to_array(), $form->fields ),
			'words'  => Messages::needed( $form->words(), $form->fields ) + array(
				'sending' => __( 'Sending…', 'frontage' ),
				'failed'  => __(
					'Your message could not be sent. Your text is still here. Check your connection and try again.',
					'frontage'
				),
			) + ( array() === $steps ? array() : array(
				/* translators: 1: number of a step, 2: number of steps. */
				'stage' => __( 'Step %1$s of %2$s', 'frontage' ),
			) ) + ( ! $form->keeps_draft() ? array() : array(
				'restored'  => __( 'What you entered before is filled in again.', 'frontage' ),
				'startOver' => __( 'Start over', 'frontage' ),
			) ),
		) + array_filter(
			array(
				'counts'  => $form->is_counted(),
				'prefill' => $form->prefills,
				'times'   => $form->availability()->times(),
				'extras'  => Form_Extras::words( $form->fields ),
				'files'   => Upload_Messages::needed( $form->fields, 'form', $form->id, $post ),
			)
		),
		$printed->html( $fields, $steps ),
		$form->wake( array() !== $steps )
	),
	...$printed->counter()
);
