<?php
/**
 * Prints what fills as visitors read; readers have their own ways to know where they are.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Reading_Progress;

use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\fragment;


defined( 'ABSPATH' ) || exit;

/**
 * What the kernel gives.
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
