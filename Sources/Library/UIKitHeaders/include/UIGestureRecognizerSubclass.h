// Empty: what iOS declares in this header is part of UIKit itself here.
