<?php
/**
 * Writes `docs/actions.md` and `docs/rest.md`. Run by tools/docs/actions.mjs, which makes the WordPress it runs in.
 */

declare( strict_types=1 );

namespace Frontage\Tests\Http;

require dirname( __DIR__ ) . '/bootstrap.php';

file_put_contents( Action_Table::path(), Action_Table::markdown() );
file_put_contents( Rest_Table::path(), Rest_Table::markdown() );
