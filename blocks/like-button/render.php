<?php
/**
 * Renders the button: a form that works without JavaScript and from cached pages.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Request_Cache;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use Frontage\Http\Post_Visibility;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$post    = get_post();
$post_id = (int) ( $block->context['postId'] ?? $post?->ID );
if ( $post_id !== $post?->ID ) {
	$post = $post_id > 0 ? get_post( $post_id ) : null;
}
if ( ! $post instanceof WP_Post ) {
	return '';
}

Known_Likes::note();
$words    = new Labels( (string) $attributes['postfix'], (string) $attributes['postfixOne'], (string) $attributes['postfixZero'] );
$is_fresh = Request_Cache::remember( 'like-button.mode', Like_Button::is_in_ajax_mode( ... ) );
$can_like = Post_Visibility::is_viewable( $post );
/* translators: %s: title of a post. */
$label = sprintf( __( 'Like “%s”', 'frontage' ), Like_Button::title( $post ) );
$form  = Like_Form::html(
	Ids::unique( Content::id( $post_id ) ),
	$post_id,
	$label,
	Content::html( Counts::of( $post_id ), $words ),
	$can_like
);

return Wrapper::html(
	array(
		'id'    => $attributes['anchor'] ?? null,
		'class' => "frontage-like-button is-{$attributes['icon']}" . ( $attributes['hidesZero'] ? ' hides-zero' : '' ),
	),
	Island::html(
		'like-button',
		array(
			'post'    => $post_id,
			'site'    => get_current_blog_id(),
			'isFresh' => $is_fresh,
			'words'   => array( $words->zero, $words->one, $words->more ),
		),
		$form,
		$is_fresh ? 'interaction visible' : 'interaction',
		common: Island::common( 'like-button.answers', Like_Button::answers( ... ) )
	)
);
