<?php
/**
 * Renders the progress indicator, hidden from screen readers, which report the position themselves.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

$anchor   = $attributes['anchor'] ?? '';
$progress = new Progress( $attributes );

return fragment(
	Wrapper::html(
		array(
			'id'          => '' === $anchor ? null : $anchor,
			'class'       => $progress->classes(),
			'style'       => $progress->style(),
			'popover'     => 'manual',
			'aria-hidden' => 'true',
		),
		$progress->inside()
	),
	Progress::script()
);
