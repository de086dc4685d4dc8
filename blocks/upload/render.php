<?php
/**
 * Renders the file field and its submit button.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Forms\Upload_Messages;
use Frontage\Domain\Identity\Identified_Blocks;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$saved  = new Saved_Upload( $attributes, Identified_Blocks::identity( $block->parsed_block ) );
$target = Upload_Destination::of( $saved );
$post   = (int) ( $block->context['postId'] ?? get_the_ID() );
$id     = Ids::for( 'upload', array( 'anchor' => $attributes['anchor'] ?? '' ) + array( 'upload' => $saved->id ) );
$done   = array(
	'id'       => $id . Send_Files::DONE,
	'class'    => 'frontage-upload__done',
	'tabindex' => -1,
);
$props  = array(
	'rules'      => $saved->field->to_array(),
	'concurrent' => $saved->concurrent( null !== $target ),
	'words'      => Upload_Messages::all()
		+ array_intersect_key( Messages::of(), array_flip( array( 'size', 'name', 'type', 'empty', 'count' ) ) )
		+ array(
			'missing' => __( 'Choose a file first.', 'frontage' ),
			'failed'  => __( 'Your files could not be sent. They are still here. Check your connection and try again.', 'frontage' ),
		),
) + ( null === $target ? array( 'grant' => ( new Upload_Grant( $saved->field, $saved->place(), $post ) )->text() ) : compact( 'target' ) );

return Wrapper::html(
	array(
		'id'    => $id,
		'class' => 'frontage-upload',
	),
	Island::html(
		'upload',
		$props,
		Html::raw(
			el( 'p', $done, $saved->text( 'success', __( 'Thank you. Your files have been sent.', 'frontage' ) ) )
				. Form::html( $saved, $target, $id, $saved->reference( $post ) )
		)
	)
);
