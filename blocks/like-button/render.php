<?php
/**
 * Prints the button: a form that works without script, from any cached page.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Actions\Posts;
use Frontage\Render\Html;
use Frontage\Render\Ids;
use Frontage\Render\Island;
use Frontage\Render\Wrapper;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$post_id = (int) ( $block->context['postId'] ?? get_the_ID() );
if ( $post_id < 1 || null === get_post( $post_id ) ) {
	return '';
}

$words = new Words( (string) $attributes['postfix'], (string) $attributes['postfixOne'], (string) $attributes['postfixZero'] );
$count = Counts::of( $post_id );
$fresh = Like_Button::is_in_ajax_mode();

/* translators: %s: title of a post. */
$label   = sprintf( __( 'Like “%s”', 'frontage' ), Like_Button::title( $post_id ) );
$hidden  = static function ( string $name, string $value ): Html {
	$type = 'hidden';
	return el( 'input', compact( 'type', 'name', 'value' ) );
};
$message = array(
	'class' => 'frontage-like-button__message',
	'role'  => 'status',
);
$form    = el(
	'form',
	array(
		'class'  => 'frontage-like-button__form',
		'id'     => Ids::for( '', array( 'anchor' => Content::id( $post_id ) ) ),
		'method' => 'post',
		'action' => admin_url( 'admin-ajax.php', 'relative' ),
	),
	$hidden( 'action', Like::NAME ),
	$hidden( 'likes_id', (string) $post_id ),
	$hidden( 'back', '1' ),
	el(
		'button',
		array(
			'class'        => 'frontage-like-button__button',
			'aria-pressed' => 'false',
			'disabled'     => ! Posts::can_view( $post_id ),
		),
		el( 'span', array( 'class' => 'frontage-like-button__label' ), $label ),
		' ',
		el( 'span', array( 'class' => 'frontage-like-button__content' ), Content::html( $count, $words ) )
	),
	el( 'span', $message )
);

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => 'frontage-like-button is-' . Like_Button::icon( $attributes['icon'] ) . ( $attributes['hidesZero'] ? ' hides-zero' : '' ),
	),
	Island::html(
		'like-button',
		array(
			'post'    => $post_id,
			'site'    => get_current_blog_id(),
			'isFresh' => $fresh,
			'words'   => array( $words->zero, $words->one, $words->more ),
			'liked'   => __( 'You already like this', 'frontage' ),
			'failed'  => __( 'Your like did not get through. Check your connection and press again.', 'frontage' ),
		),
		$form,
		$fresh ? 'interaction visible' : 'interaction'
	)
);
