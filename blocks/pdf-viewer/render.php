<?php
/**
 * Prints a PDF.
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Pdf_Viewer;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress passes to the template.
 *
 * @var array<string, mixed> $attributes
 * @var string               $content
 * @var \WP_Block            $block
 */

return ( new Pdf_Viewer( $attributes ) )->html() ?? '';
