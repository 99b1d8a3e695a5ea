@red: rgb(1, 2);
@hex: #12345;
@blue: #00f;
.a { backgroundColor: @red; borderColor: @hex; tintColor: @blue; }
.b { backgroundColor: rgb(1, 2); borderColor: #12345; }
