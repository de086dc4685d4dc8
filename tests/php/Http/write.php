<?php
/**
 * Writes `docs/actions.md`. Run by tools/docs/actions.mjs, which makes the WordPress it runs in.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

require dirname( __DIR__ ) . '/bootstrap.php';

file_put_contents( Action_Table::path(), Action_Table::markdown() );
