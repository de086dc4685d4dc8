<?php
/**
 * Renders the form, which works without JavaScript and from cached pages.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Html;
use Frontage\Domain\Providers\With_List;
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

$id      = Ids::for( 'newsletter', $attributes );
$classes = "frontage-newsletter is-{$attributes['layout']}";
if ( 'feed' === $attributes['kind'] ) {
	$feed = Feed_Form::html( $attributes, $id );
	return null === $feed
		? ''
		: Wrapper::html(
			compact( 'id' ) + array( 'class' => "$classes is-feed" ),
			Island::html( 'newsletter', array( 'kind' => 'feed' ), $feed )
		);
}

$terms     = Signed_Config::terms( $attributes, $id );
$form      = new Form( $attributes, $terms, $id );
$words     = Labels::errors( $attributes );
$props     = array(
	'kind'     => $attributes['kind'],
	'shape'    => $terms->vendor()?->shape() ?? With_List::AS_TEXT,
	'post'     => $terms->post,
	'widget'   => $id,
	'redirect' => $terms->more['redirect'] ?? '',
	'query'    => $terms->more['query'] ?? array(),
	'words'    => array(
		'missing' => $words['missing'],
		'checked' => $words['wrong_checkbox'],
		'consent' => $words['consent'],
		'invalid' => $words['invalid'],
		'failed'  => $words['subscription_failed'],
		'sending' => __( 'Sending…', 'frontage' ),
	),
);
$questions = Question::all( $attributes['fields'] );
$whens     = array_filter( $questions, static fn ( Question $question ): bool => null !== $question->field->when );
if ( array() !== $whens ) {
	$props['fields'] = array_map( static fn ( Question $question ): array => $question->rules(), $questions );
}
$done = array(
	'id'       => $id . Return_Url::DONE,
	'class'    => 'frontage-newsletter__done',
	'tabindex' => -1,
);

return Wrapper::html(
	array(
		'id'    => $id,
		'class' => $classes,
	),
	Island::html(
		'newsletter',
		$props,
		Html::raw( el( 'p', $done, Labels::of( $attributes, 'success' ) ) . $form->html() ),
		array() === $whens ? 'interaction' : 'interaction visible'
	)
);
